// A phone at the table: shows the newest state that the table sent, and sends back what its person does. It knows parts of a form
// and no game. Nothing is loaded from anywhere else, and the code of the table never leaves this page but in the socket.

document.documentElement.lang = words.lang;

let state = null, current = null, ring = null;
let guestName = "";
let clearing = null;           // the seat whose fields are emptied once its act has been taken
const drafts = new Map();      // seat -> {field: value}
let shown = "";                // what is on the page, so that typing is never lost to a message that changes nothing
let heard = "";                // what a screen reader was told last
let focused = "";              // where the keyboard is: a button that is busy or gone gives it up without a word
let painted = 0, stood = new Map();  // when the page was drawn anew, and where everything stood before
let pressed = "";              // what was pressed last: a refusal stands there
document.addEventListener("focusin", (event) => { focused = event.target.dataset?.focus ?? ""; });
document.addEventListener("focusout", (event) => { if (!event.relatedTarget && !event.target.disabled) focused = ""; });

// a new code in the address of an open tab counts as well
function enter() {
  const given = plain(location.hash);
  code = given || recall("code") || "";
  if (given) { keep("code", code); history.replaceState(null, "", "/"); }
}
addEventListener("hashchange", () => { enter(); shown = ""; tries = 0; if (socket) seek(); else connect(); });

// nobody answers any more, and why
function shut(why) {
  shown = "";
  if (why === 4003) { ask(); if (code) refuse(words.wrongCode); return; }
  if (why === 4002 && state?.over) { tell(words.bye); return; }
  for (const one of ["pause", "more"]) $(one).hidden = true;
  const here = make("button", { type: "button", class: "main", onclick: () => { tell(""); connect(); } }, words.here);
  page([make("p", { class: "big" }, why === 4001 ? words.elsewhere : words.bye), ...(why === 4001 ? [here] : [])]);
}

function hear(message) {
  if ("refused" in message) { clearing = null; repaint(() => busy(false)); refuse(message.refused); return; }
  if ("done" in message) return;
  if ("seated" in message) { keep(code, { ...secrets(), [message.seated]: message.secret }); current = message.seat; return; }
  if ("freed" in message) { const left = secrets(); delete left[message.freed]; keep(code, left); return; }
  state = message;
  show();
}

function tell(text) { $("said").textContent = text; }
// a refusal stands at what caused it: above the buttons at the foot, or below what else was pressed
function refuse(text) {
  const cause = document.querySelector(`[data-focus="${CSS.escape(pressed || "none")}"]`);
  const outside = cause && !cause.closest("footer, dialog") ? cause.closest("form, li, section") ?? cause : null;
  if (outside) outside.after($("refused")); else $("bar").before($("refused"));
  $("refused").textContent = text;
  $("refused").scrollIntoView({ block: "nearest" });
  navigator.vibrate?.(60);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const hand = cause ?? document.activeElement.closest("button, input") ?? $("refused");  // some phones focus no button
  hand.animate([0, 6, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 180);
}
function repaint(change, or = () => $("main")) {
  const before = focused;
  change();
  if (!before || document.activeElement !== document.body) return;
  (document.querySelector(`[data-focus="${CSS.escape(before)}"]:not([disabled])`) ?? or())?.focus({ preventScroll: true });
}
function busy(on) { document.body.classList.toggle("busy", on); for (const button of document.querySelectorAll("button.act")) button.disabled = on; }

function make(kind, properties = {}, ...inside) {
  const node = document.createElement(kind);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...inside);
  return node;
}

// ---- taps -----------------------------------------------------------------------------------------------------------------

const DEAF = 400;

// draw the page anew, and remember what stood where: a tap that was on its way means what stood there
function page(parts, bar = []) {
  stood = new Map([...document.querySelectorAll("[data-focus]")].map((one) => [one.dataset.focus, [one.getBoundingClientRect(), one.innerText, one.disabled]]));
  painted = performance.now();
  $("bar").before($("refused"));
  $("main").replaceChildren(...parts);
  $("bar").replaceChildren(...bar);
}

function meant(event) {
  if (!event.detail || performance.now() - painted >= DEAF) return true;  // a key presses what has the focus
  const target = event.target.closest("[data-focus]");
  const [box, text, off] = stood.get(target?.dataset.focus) ?? [];
  const inside = box && event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return Boolean(inside && !off && text === target.innerText);
}

document.addEventListener("click", (event) => {
  if (!meant(event)) { event.preventDefault(); event.stopImmediatePropagation(); return; }
  pressed = event.target.closest("[data-focus]")?.dataset.focus ?? pressed;
}, true);

// what is given up lies in a menu, and is asked
function menu(entries) {
  const close = () => $("menu").close();
  $("menu").replaceChildren(...entries, make("button", { type: "button", class: "other", onclick: close }, words.close));
  $("menu").onclick = (event) => { if (event.target === $("menu")) close(); };
}
$("more").setAttribute("aria-label", words.more);
$("menu").setAttribute("aria-label", words.more);
$("more").addEventListener("click", () => $("menu").showModal());

// the foot stays above a keyboard that lies over the page
visualViewport?.addEventListener("resize", () => {
  const under = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
  document.documentElement.style.setProperty("--keyboard", visualViewport.scale === 1 ? `${under}px` : "0px");
});

// ---- the door -------------------------------------------------------------------------------------------------------------

function ask() {
  const field = make("input", { type: "text", id: "code", class: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", "data-focus": "code" });
  const go = (event) => { event.preventDefault(); code = plain(field.value); keep("code", code); refuse0(); pressed = "code"; connect(); };
  page([make("form", { onsubmit: go }, make("p", { class: "big" }, words.whichCode),
    make("label", { for: "code" }, words.code), field, make("button", { class: "main", type: "submit" }, words.enter))]);
  for (const one of ["pause", "more"]) $(one).hidden = true;
  field.focus();
}

// who may be chosen: the seats of a table, or, before the game, those that are laid, the people of the house, and a guest
function choices() {
  const list = make("ul", { class: "people" });
  const offer = (person, message, open, note) => list.append(make("li", {}, make("button",
    { type: "button", disabled: !open, "data-focus": `who:${person.join ?? "seat"}:${person.id ?? person.seat}`, onclick: () => { refuse0(); if (note === words.wanted) tell(words.asked); send(message); } },
    dot(person), person.name, note ? ` — ${note}` : "")));
  for (const person of state.people.filter((one) => one.person && !one.mine)) {
    if (state.lobby) offer(person, { join: person.join, id: person.id }, !person.taken, person.taken ? words.taken : "");
    else offer(person, { sit: person.seat }, !person.taken || person.absent, !person.taken ? "" : person.absent ? words.wanted : words.taken);
  }
  for (const person of state.others ?? []) offer(person, { join: person.join, id: person.id }, true, "");
  return state.lobby && !state.full ? [list, guest()] : [list];
}

function guest() {
  const field = make("input", { type: "text", id: "guest", maxlength: 24, autocomplete: "off", spellcheck: "false", "data-focus": "guest" });
  field.value = guestName;
  field.addEventListener("input", () => { guestName = field.value; });
  const go = (event) => { event.preventDefault(); refuse0(); if (field.value.trim()) send({ guest: field.value }); else field.focus(); };
  const alone = !state.others.length && !state.people.some((one) => one.person && !one.taken);
  return make("form", { onsubmit: go }, make("label", { for: "guest" }, alone ? words.guestName : words.guest), field,
    make("button", { class: alone ? "main" : "other", type: "submit" }, words.guestIn));
}

function lobby() { return [make("p", { class: "big" }, words.who), ...choices()]; }

// before the game: who sits here already, and that it begins on the big screen
function seated(mine) {
  return [...mine.map((one) => make("p", { class: "big" }, dot(one), one.name)), make("p", {}, words.soon),
    ...(state.starts ? [make("button", { type: "button", class: "main", "data-focus": "start", onclick: () => send({ wish: "start" }) }, words.start)] : []),
    ...mine.map((one) => make("button", { type: "button", class: "other", "data-focus": `leave${one.seat}`,
      onclick: () => { if (confirm(words.leaveSure)) send({ up: one.seat }); } }, mine.length > 1 ? `${words.leave} — ${one.name}` : words.leave))];
}

// between two games: how it ended, one's own place in it, and what comes next; the first phone may choose it
function between() {
  const own = state.people.filter((one) => one.place !== null && state.mine.includes(one.name));
  const wish = (what, text, kind, key) => make("button", { type: "button", class: kind, "data-focus": key, onclick: () => send({ wish: what }) }, text);
  const again = state.games && state.people.length ? [wish("again", state.over ? words.rematch : words.resume, "main", "again")] : [];
  const others = state.games ? [make("h2", {}, words.nextGame), ...state.games.map(([id, name]) => wish(id, name, "other", `game:${id}`))]
    : [make("p", {}, words.next)];
  return [...own.map((one) => make("p", { class: "big" }, dot(one), words.place.replace("{name}", one.name).replace("{place}", one.place))),
    ...(state.over ? results() : []), ...again, ...others];
}

function dot(person) { return make("span", { class: `seat ink-${person.ink}`, "aria-hidden": "true" }); }

// ---- the form -------------------------------------------------------------------------------------------------------------

function show() {
  $("title").textContent = state.title;
  (state.felt ?? []).forEach((colour, at) => document.documentElement.style.setProperty(`--felt${at}`, colour));
  document.title = `${state.title} – Ludogîte`;
  const early = state.lobby ? state.people.filter((one) => one.mine) : [];
  const sits = state.forms.length > 0 || early.length > 0 || Boolean(state.between);
  const pause = $("pause");
  pause.hidden = !state.forms.length || state.over;
  pause.textContent = state.paused ? words.goOn : words.pause;
  pause.onclick = () => send({ pause: !state.paused, seat: state.forms[0].seat });
  const form = state.forms.find((one) => one.seat === current) ?? state.forms[0];
  const waiting = state.forms.find((one) => one.asked);
  const mine = form && !form.asked && waiting && state.forms.length > 1 && current === null ? waiting : form;
  // what only the clock moves is no reason to lose the place of a finger
  const now = JSON.stringify([state.people, [state.others, state.starts, state.between, state.mine, state.games], state.paused, state.seconds, state.over, state.forms.length, mine && { ...mine, told: "",
    parts: mine.parts.map((part) => part.part === "clock" ? [part.label, part.runs] : part) }]);
  if (mine?.told) tell(mine.told);
  if (now === shown && !mine?.parts.some((part) => part.part === "clock")) { busy(false); return; }
  if (now !== shown) {
    refuse0();
    if (clearing !== null) { drafts.delete(clearing); clearing = null; }
    const parts = !sits ? lobby() : state.between ? between() : state.over ? results() : state.lobby ? seated(early) : table(mine);
    const free = !state.between && state.people.some((one) => one.person && !one.taken) || (state.lobby && !state.full);
    const more = sits && !state.over && free ? [make("details", { open: $("another")?.open, id: "another" },
      make("summary", {}, words.another), ...choices())] : [];
    const before = focused, isOpen = $("menu").open;
    const { bar, hidden } = mine && !state.over && !state.paused ? buttons(mine) : { bar: [], hidden: [] };
    const up = mine && !state.over ? [make("button", { type: "button", class: "other", "data-focus": "up",
      onclick: () => { if (confirm(words.upSure)) { $("menu").close(); send({ up: mine.seat }); } } }, words.up)] : [];
    page([...parts, ...(state.lobby ? more : [])], bar);
    menu([...hidden, ...up, ...(state.lobby ? [] : more)]);
    $("more").hidden = !up.length;
    if (isOpen && $("more").hidden) $("menu").close();
    queueMicrotask(() => { focused = before; repaint(() => {}); });  // once the parts have drawn themselves
    if (mine?.asked && !JSON.parse(shown || "[]")[6]?.asked) { navigator.vibrate?.(80); scrollTo(0, 0); }
    shown = now;
    announce(mine);
  }
  clock(mine);
  busy(false);
}

// whose turn it has become, a pause, the end: what the eye sees by itself
function announce(form) {
  const person = form && state.people.find((one) => one.seat === form.seat);
  const turn = form?.asked ? (state.forms.length > 1 ? `${person.name} : ${words.turn}` : words.turn) : "";
  const now = state.over ? words.over : state.paused ? (state.seconds ? `${words.goesOn} ${state.seconds}` : words.paused) : turn;
  if (now !== heard) { heard = now; $("heard").textContent = now; }
}

function refuse0() { $("refused").textContent = ""; }

function results() {
  const ranked = [...state.people].sort((one, other) => one.place - other.place);
  return [make("p", { class: "big" }, words.over),
    make("ol", { class: "people" }, ...ranked.map((one) => make("li", {}, dot(one), `${one.place}. ${one.name} — ${one.score}`)))];
}

// the felt of the game: who plays, what is to be done, and the points
function head(form, person) {
  const title = form.parts.find((part) => part.part === "line" && part.tone === "big");
  const face = person.face ? [make("img", { src: `/faces/${person.face}.svg`, alt: "" })] : [];
  return [title, make("div", { class: "head" }, make("span", { class: "medallion", "aria-hidden": "true" }, ...face, dot(person)),
    make("p", { class: "big" }, title?.text ?? person.name), ...(person.score === null ? [] : [make("span", { class: "points" }, String(person.score))]))];
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
function die(face) {
  const pip = (at) => `<circle cx="${25 + 25 * (at % 3)}" cy="${25 + 25 * Math.floor(at / 3)}" r="9.5" class="${face === 1 ? "ace" : "pip"}"/>`;
  const node = make("span", { class: "die", "aria-hidden": "true" });
  node.innerHTML = `<svg viewBox="0 0 100 100"><rect x="4" y="4" width="92" height="92" rx="20" class="body"/>${PIPS[face].map(pip).join("")}</svg>`;
  return node;
}

function card(tile) {
  return make("span", { class: `card ${tile.tint ? `tint-${tile.tint}` : ""}` }, tile.label, ...(tile.note.length === 2 ? [make("small", {}, tile.note)] : []));  // words are heard
}

// what stands on a tile
function face(tile, look) {
  if (look === "dice") return [die(Number(tile.label))];
  if (tile.cards.length) return [make("span", { class: "lane", "aria-hidden": "true" }, ...tile.cards.map(card))];
  return [tile.label, ...(tile.note ? [make("small", {}, tile.note)] : [])];
}

function table(form) {
  const person = state.people.find((one) => one.seat === form.seat);
  const found = [];
  if (state.forms.length > 1) {
    found.push(make("div", { class: "tabs", role: "group", "aria-label": words.who }, ...state.forms.map((one) => {
      const who = state.people.find((other) => other.seat === one.seat);
      return make("button", { type: "button", "aria-pressed": String(one.seat === form.seat), "data-focus": `tab${one.seat}`,
        onclick: () => { current = one.seat; shown = ""; show(); } }, dot(who), who.name,
        ...(one.asked ? [make("span", { "aria-hidden": "true" }, " ●"), make("span", { class: "unseen" }, `, ${words.turn}`)] : []));
    })));
  }
  const [title, top] = head(form, person);
  found.push(top);
  const scored = state.people.filter((one) => one.score !== null);
  if (scored.length) found.push(make("p", { class: "quiet" }, scored.map((one) => `${one.name} ${one.score}${one.absent ? ` (${words.absent})` : ""}`).join(" · ")));
  if (state.paused) return [...found, make("p", { class: "big" }, state.seconds ? `${words.goesOn} ${state.seconds}` : words.paused)];
  const draft = drafts.get(form.seat) ?? {};
  drafts.set(form.seat, draft);
  for (const part of form.parts) if (part !== title && (part.part !== "do" || part.look === "buzzer")) found.push(PARTS[part.part](part, draft, form));
  return found;
}

// the buttons of a form stand at the foot, always in sight; what gives something up lies in the menu
function buttons(form) {
  const draft = drafts.get(form.seat), all = form.parts.filter((part) => part.part === "do" && part.look !== "buzzer");
  const made = (wanted) => all.filter((part) => (part.look === "menu") === wanted).map((part) => PARTS.do(part, draft, form));
  const bar = made(false).sort((one, other) => one.classList.contains("main") - other.classList.contains("main"));
  queueMicrotask(() => settle(form));
  return { bar, hidden: made(true) };
}

function settle(form) {
  const draft = drafts.get(form.seat);
  for (const button of document.querySelectorAll("button.act")) {
    const lacks = JSON.parse(button.dataset.needs).some((id) => isEmpty(draft[id]));
    button.setAttribute("aria-disabled", String(lacks));
    const tile = button.dataset.says && chosen(form, JSON.parse(button.dataset.needs)[0]);
    const label = tile && !lacks ? button.dataset.says.replace("{label}", tile.label).replace("{note}", tile.note) : button.dataset.label;
    if (button.textContent !== label) button.textContent = label;
  }
}

// the tile that is chosen in a field
function chosen(form, id) {
  const value = drafts.get(form.seat)?.[id];
  return form.parts.find((part) => part.id === id && part.tiles)?.tiles.find((tile) => tile.value === value);
}

function isEmpty(value) {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && (value.length === 0 || value.every(isEmpty)));
}

// a word as the letters that stand on a grid
function plainWord(typed) {
  return (typed ?? "").normalize("NFD").toUpperCase().replaceAll("Œ", "OE").replaceAll("Æ", "AE").replace(/[^A-Z]/g, "");
}

function group(label) { return label ? { role: "group", "aria-label": label } : {}; }

const PARTS = {
  line: (part) => make("p", { class: part.tone }, part.text),

  clock: (part) => make("p", { class: "quiet", id: "clock", role: "timer", "aria-label": part.label }, part.label),

  pick(part, draft, form) {
    const open = new Set(part.tiles.filter((one) => one.is_open).map((one) => one.value));
    const given = [].concat(draft[part.id] ?? part.chosen).filter((value) => open.has(value));
    draft[part.id] = part.many ? given : given[0] ?? null;
    const box = make("div", { class: `tiles ${part.look}`, ...group(part.label) });
    const paint = () => {
      for (const button of box.children) button.setAttribute("aria-pressed", String([].concat(draft[part.id]).includes(button.value)));
      settle(form);
    };
    for (const tile of part.tiles) {
      box.append(make("button", { type: "button", value: tile.value, disabled: !tile.is_open, class: tile.tint ? `tint-${tile.tint}` : "",
        "aria-label": part.look === "dice" || tile.cards.length ? tile.label : null, "data-pick": part.id, "data-focus": `${part.id}:${tile.value}`, onclick: (event) => {
          if (event.currentTarget.dataset.dragged) { delete event.currentTarget.dataset.dragged; return; }
          const has = [].concat(draft[part.id] ?? []).includes(tile.value);
          if (part.many) draft[part.id] = has ? draft[part.id].filter((one) => one !== tile.value) : [...draft[part.id], tile.value];
          else draft[part.id] = has ? null : tile.value;
          paint();
        } }, ...face(tile, part.look)));
      if (part.onto) draggable(box.lastChild, part, draft);
    }
    queueMicrotask(paint);
    return make("section", {}, ...(part.label ? [make("h2", {}, part.label)] : []), box);
  },

  compose(part, draft, form) {
    const known = new Map(part.tiles.map((tile) => [tile.value, tile]));
    const rows = (draft[part.id] ?? []).map((row) => row.filter(([value]) => known.has(value)));
    while (rows.length < part.rows) rows.push([]);
    draft[part.id] = rows;
    let now = rows.findIndex((row) => row.length === 0);
    if (now < 0) now = 0;
    const lanes = make("div"), box = make("div", { class: "tiles tile", ...group(part.label) });
    const lay = (value, letter) => { rows[now].push([value, letter]); $("heard").textContent = rows[now].map(([, one]) => one).join(""); again(); };
    const lane = (row, at) => {
      const here = () => { now = at; again(); };
      return make("div", { class: `laid${at === now ? " now" : ""}`, ...group(`${part.label} ${at + 1}`), onclick: here },
        ...(rows.length > 1 ? [make("button", { type: "button", class: "number", "aria-pressed": String(at === now), "data-focus": `lane${at}`,
          "aria-label": `${part.label} ${at + 1}`, onclick: here }, String(at + 1))] : []),
        ...row.map(([value, letter], place) => make("button", { type: "button", "aria-label": `${letter}, ${words.takeBack}`,
          "data-focus": `laid${at}:${place}`, onclick: (event) => { event.stopPropagation(); row.splice(place, 1); now = at; again(); } }, letter)));
    };
    const paint = () => {
      const used = new Set(rows.flat().map(([value]) => value));
      lanes.replaceChildren(...rows.map(lane));
      box.replaceChildren(...part.tiles.map((tile) => make("button", { type: "button", disabled: used.has(tile.value) || !tile.is_open,
        "data-focus": `${part.id}:${tile.value}`, class: `${tile.tint ? `tint-${tile.tint}` : ""}${used.has(tile.value) ? " used" : ""}`, onclick: () => {
          const letter = tile.label || (prompt(words.whichLetter) ?? "").trim().toUpperCase();
          if (/^[A-Z]$/.test(letter)) lay(tile.value, letter);
        } }, tile.label || "?", ...(tile.note ? [make("small", {}, tile.note)] : []))));
      settle(form);
    };
    const again = () => repaint(paint, () => box.querySelector("button:not([disabled])") ?? document.querySelector("button.act"));
    queueMicrotask(paint);
    return make("section", {}, make("h2", {}, part.label), lanes, box);
  },

  text(part, draft, form) {
    const field = make("input", { type: "text", id: `field-${part.id}`, maxlength: part.longest, class: part.caps ? "caps" : "",
      autocomplete: "off", autocorrect: "off", spellcheck: "false", "data-focus": part.id, enterkeyhint: "send" });
    field.value = draft[part.id] ?? "";
    field.addEventListener("input", () => {
      draft[part.id] = field.value;
      document.querySelector(".squares")?.dispatchEvent(new Event("drafted"));
      settle(form);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") document.querySelector("button.act.main:not([disabled])")?.click();
    });
    return make("section", {}, make("label", { for: `field-${part.id}` }, part.label), field);
  },

  // one square is in the order of the keyboard, and arrows lead to the others; squares are small under a thumb, so buttons move by one
  squares(part, draft, form) {
    const high = part.rows.length, wide = part.rows[0].length, isOpen = Boolean(part.label);
    const grid = make("div", { class: "squares", role: "group", "aria-label": part.label || words.grid });
    grid.style.gridTemplateColumns = `repeat(${wide}, 1fr)`;
    const named = (row, col) => words.square.replace("{row}", row + 1).replace("{column}", col + 1);
    const turn = make("button", { type: "button", class: "other", "data-focus": "turn", onclick: () => {
      const [row, col, way] = draft[part.id] ?? [0, 0, "down"];
      draft[part.id] = [row, col, way === "across" ? "down" : "across"];
      paint();
    } });
    const paint = () => {
      const [row, col, way] = draft[part.id] ?? [-1, -1, "across"];
      turn.textContent = `${row < 0 ? "" : `${named(row, col)} : `}${way === "across" ? part.labels[0] : part.labels[1]}`;
      [...grid.children].forEach((square, at) => {
        const r = Math.floor(at / wide), c = at % wide;
        const place = way === "across" ? (r === row ? c - col : -1) : c === col ? r - row : -1;
        const word = plainWord(draft[part.word]), takes = row >= 0 && place >= 0 && (word ? place < word.length : place === 0);
        const own = part.rows[r][c].trim();
        square.classList.toggle("path", takes);
        square.classList.toggle("draft", takes && !own);
        if (own !== "#") square.textContent = own || (takes ? word[place] ?? "" : "");
        if (!isOpen) return;
        square.setAttribute("aria-pressed", String(r === row && c === col));
        square.tabIndex = (row < 0 ? at === 0 : r === row && c === col) ? 0 : -1;
      });
      settle(form);
    };
    const choose = (row, col, way) => {
      const [, , before] = draft[part.id] ?? [0, 0, "across"];
      draft[part.id] = [Math.max(0, Math.min(high - 1, row)), Math.max(0, Math.min(wide - 1, col)), way ?? before];
      paint();
    };
    const step = (down, right) => { const [row, col] = draft[part.id] ?? [0, 0]; choose(row + down, col + right); };
    const steps = { ArrowLeft: [0, -1], ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowRight: [0, 1] };
    grid.addEventListener("keydown", (event) => {
      if (!isOpen || !(event.key in steps)) return;
      event.preventDefault();
      step(...steps[event.key]);
      const [row, col] = draft[part.id];
      grid.children[row * wide + col].focus();
    });
    part.rows.forEach((line, row) => [...line].forEach((letter, col) => {
      const tint = Number(part.tints[row][col]), isBlack = letter === "#";
      const name = [named(row, col), isBlack ? words.black : letter.trim(), tint ? part.tint_names[tint - 1] : ""].filter(Boolean).join(", ");
      const look = { class: isBlack ? "black" : `t${tint}`, "data-focus": `${part.id}:${row},${col}` };
      const text = isBlack ? "" : letter.trim();
      grid.append(isOpen ? make("button", { type: "button", "aria-label": name, ...look, "aria-disabled": isBlack ? "true" : null, onclick: () => {
        const [r, c, way] = draft[part.id] ?? [-1, -1, "across"];
        if (!isBlack) choose(row, col, r === row && c === col ? (way === "across" ? "down" : "across") : way);
      } }, text) : make("span", text ? { role: "img", "aria-label": name, ...look } : look, text));
    }));
    queueMicrotask(paint);
    grid.addEventListener("drafted", paint);
    const moves = [["←", words.left, 0, -1], ["↑", words.higher, -1, 0], ["↓", words.lower, 1, 0], ["→", words.right, 0, 1]];
    const pad = make("div", { class: "pad", ...group(words.move) }, ...moves.map(([sign, name, down, right]) =>
      make("button", { type: "button", "aria-label": name, "data-focus": `move${down}${right}`, onclick: () => step(down, right) }, sign)));
    return make("section", {}, ...(isOpen ? [make("h2", {}, part.label), grid, pad, turn] : [grid]));
  },

  do(part, draft, form) {
    return make("button", { type: "button", class: `act ${part.is_main ? "main" : "other"}${part.look === "buzzer" ? " buzzer" : ""}`,
      "data-needs": JSON.stringify(part.needs), "data-label": part.label, "data-says": part.says, "data-focus": `do:${part.act}`, onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") === "true") { refuse(words.lacks); return; }
        const sure = part.sure || part.needs.map((id) => chosen(form, id)?.sure).find(Boolean);
        if (sure && !confirm(sure)) return;
        busy(true);
        refuse0();
        $("menu").close();
        act({ seat: form.seat, act: part.act, fields: { ...draft }, token: form.token });
        if (part.clears) clearing = form.seat;
      } }, part.label);
  },
};

// a tile that is let go over a tile of another field chooses both, and does what needs both
function draggable(button, part, draft) {
  let start = null, ghost = null;
  const move = (event) => {
    if (!start) return;
    if (!ghost && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 12) {
      ghost = button.cloneNode(true);
      ghost.classList.add("ghost");
      button.dataset.dragged = "yes";
      button.parentNode.append(ghost);
    }
    if (ghost) ghost.style.translate = `${event.clientX - button.offsetWidth / 2}px ${event.clientY - button.offsetHeight}px`;
  };
  const end = (event) => {
    start = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    setTimeout(() => { delete button.dataset.dragged; }, 0);
    const below = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.dataset.pick === part.onto && !one.disabled);
    if (event.type !== "pointerup" || !below) return;
    [draft[part.id], draft[part.onto], shown] = [button.value, below.value, ""];
    show();
    [...document.querySelectorAll("button.act")].find((one) => [part.id, part.onto].every((id) => JSON.parse(one.dataset.needs).includes(id)))?.click();
  };
  button.addEventListener("pointerdown", (event) => { start = [event.clientX, event.clientY]; button.setPointerCapture(event.pointerId); });
  button.addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) button.addEventListener(kind, end);
  button.classList.add("drags");
}

function clock(form) {
  clearInterval(ring);
  const part = form?.parts.find((one) => one.part === "clock");
  const node = $("clock");
  if (!part || !node) return;
  const end = performance.now() + part.left_ms;
  const tick = () => {
    const left = part.runs && !state.paused ? Math.max(0, end - performance.now()) : part.left_ms;
    node.textContent = `${part.label} ${Math.ceil(left / 1000)} s`;
  };
  tick();
  ring = setInterval(tick, 250);
}

enter();
if (code || Object.keys(secrets()).length) connect(); else ask();
