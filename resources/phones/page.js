// A phone at the table: shows the newest state that the table sent, and sends back what its person does. It knows parts of a form
// and no game. Nothing is loaded from anywhere else, and the code of the table never leaves this page but in the socket.

document.documentElement.lang = words.lang;

let state = null, ring = null;
let looks = null;              // whether a phone without a seat only looks on; null: it does where no seat is free, or it waits for the next game
let guestName = "";
let clearing = null;           // the seat whose fields are emptied once its act has been taken
const drafts = new Map();      // seat and game -> {field: value}
const turns = new Map();       // seat and game -> for what the fields are filled
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
  const [text, again] = { 4001: [words.elsewhere, words.here], 4004: [words.crowd, words.again] }[why] ?? [words.bye, ""];
  const here = make("button", { type: "button", class: "main", onclick: () => { tell(""); connect(); } }, again);
  page([make("p", { class: "big" }, text), ...(again ? [here] : [])]);
}

function hear(message) {
  if ("refused" in message) { clearing = null; repaint(() => busy(false)); refuse(message.refused); return; }
  if ("done" in message) return;
  if ("tried" in message) { showTried(message); return; }
  if ("seated" in message) { keep(code, { ...secrets(), [message.seated]: message.secret }); looks = null; return; }
  if ("freed" in message) { const left = secrets(); delete left[message.freed]; keep(code, left); return; }
  state = message;
  show();
}

function tell(text) { $("said").textContent = text; }
// a refusal stands at what caused it: above the buttons at the foot, or below what else was pressed
function refuse(text) {
  if ($("said").textContent === words.asked) tell("");
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

function offerIn(list) {
  return (person, message, open, note) => list.append(make("li", {}, make("button",
    { type: "button", disabled: !open, "data-focus": `who:${person.join ?? "seat"}:${person.id ?? person.seat}`, onclick: () => { refuse0(); if (note === words.wanted) tell(words.asked); send(message); } },
    dot(person), person.name, note ? ` — ${note}` : "")));
}

// who may be chosen: the seats of a table, or, before the game, those that are laid, the people of the house, and a guest
function choices() {
  const list = make("ul", { class: "people" }), offer = offerIn(list);
  for (const person of state.people.filter((one) => one.person && !one.mine && !(state.between && one.taken))) {
    offer(person, state.lobby ? { join: person.join, id: person.id } : { sit: person.seat }, !person.taken || person.absent,
      !person.taken ? "" : person.absent ? words.wanted : words.taken);
  }
  if (state.lobby) others(offer);
  return state.lobby && !state.full ? [list, guest()] : [list];
}
function others(offer) { for (const person of state.others) offer(person, { join: person.join, id: person.id }, true, ""); }

// whoever has no seat here says whose the phone is, and plays the next game
function next() {
  if (state.waits) return [make("p", {}, words.waits.replace("{name}", state.waits)),
    make("button", { type: "button", class: "other", "data-focus": "leave-1", onclick: () => { if (confirm(words.leaveSure)) send({ up: -1 }); } }, words.leave)];
  const list = make("ul", { class: "people" });
  others(offerIn(list));
  return [make("h2", {}, words.joinNext), list, guest()];
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

// whoever has no chair takes one, or looks on
function lobby() {
  const look = state.watch ? [make("button", { type: "button", class: "other", "data-focus": "look", onclick: () => lookOn(true) }, words.look)] : [];
  return [make("p", { class: "big" }, words.who), ...choices(), ...look, ...(state.lobby ? [] : next())];
}
function lookOn(on) { looks = on; shown = ""; $("menu").close(); show(); }

// another phone wants the chair of one that is away: who leads may say so as well as the screen
function wanted() {
  if (!state.wanted) return [];
  const answer = (what, text, kind) => make("button", { type: "button", class: kind, "data-focus": what, onclick: () => send({ wish: what }) }, text);
  return [make("section", { class: "wanted" }, make("p", {}, words.wants.replace("{name}", state.wanted)), answer("give", words.give, "main"), answer("keep", words.keep, "other"))];
}

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
  const games = state.games ? [make("h2", {}, words.nextGame), ...state.games.map(([id, name]) => wish(id, name, "other", `game:${id}`))]
    : [make("p", {}, words.next)];
  const join = !state.mine.length ? [...choices(), ...next()] : state.waits ? next() : [];
  return [...own.map((one) => make("p", { class: "big" }, dot(one), words.place.replace("{name}", one.name).replace("{place}", one.place))),
    ...(state.over ? results() : []), ...again, ...games, ...join];
}

function dot(person) { return make("span", { class: `seat ink-${person.ink}`, "aria-hidden": "true" }); }

// ---- the form -------------------------------------------------------------------------------------------------------------

function show() {
  $("title").textContent = state.title;
  (state.felt ?? []).forEach((colour, at) => document.documentElement.style.setProperty(`--felt${at}`, colour));
  document.title = `${state.title} – Ludogîte`;
  const early = state.lobby ? state.people.filter((one) => one.mine) : [];
  const free = state.people.some((one) => one.person && (!one.taken || one.absent));
  const mine = state.forms[0] ?? (state.watch && (looks ?? (state.waits || !free)) ? state.watch : null);
  const sits = Boolean(mine) || early.length > 0 || Boolean(state.between);
  const pause = $("pause");
  pause.hidden = !state.forms.length || state.over;
  pause.textContent = state.paused ? words.goOn : words.pause;
  pause.onclick = () => send({ pause: !state.paused, seat: state.forms[0].seat });
  // what only the clock moves is no reason to lose the place of a finger
  const now = JSON.stringify([mine && { ...mine, told: "", parts: mine.parts.map((part) => part.part === "clock" ? [part.label, part.runs] : part) },
    state.people, [state.others, state.starts, state.between, state.mine, state.games, state.wanted, state.waits], state.paused, state.seconds, state.over, state.forms.length]);
  if (mine?.told || state.between) tell(mine?.told ?? "");
  if (now === shown && !mine?.parts.some((part) => part.part === "clock")) { busy(false); return; }
  if (now !== shown) {
    if (sits) refuse0();  // who chooses a chair reads why one is not to be had until the next press
    if (clearing !== null) { forget(clearing); clearing = null; }
    const parts = !sits ? lobby() : state.between ? between() : state.over ? results() : state.lobby ? seated(early) : table(mine);
    const before = focused, isOpen = $("menu").open;
    const { bar, hidden } = mine && !state.over && !state.paused ? buttons(mine) : { bar: [], hidden: [] };
    page([...wanted(), ...parts], bar);
    menu([...hidden, ...ways(mine)]);
    if (isOpen && $("more").hidden) $("menu").close();
    queueMicrotask(() => { focused = before; repaint(() => {}); });  // once the parts have drawn themselves
    if (mine?.asked && !JSON.parse(shown || "[]")[0]?.asked) { navigator.vibrate?.(80); scrollTo(0, 0); }
    shown = now;
    announce(mine);
  }
  clock(mine);
  busy(false);
}

// what leads away from the form: back to the big screen, or to a chair
function ways(mine) {
  $("more").hidden = !mine || state.over;
  if ($("more").hidden) return [];
  const [text, go] = mine === state.watch ? [words.sit, () => lookOn(false)]
    : [words.up, () => { if (confirm(words.upSure)) { $("menu").close(); send({ up: mine.seat }); } }];
  return [make("button", { type: "button", class: "other", "data-focus": "up", onclick: go }, text)];
}

// whose turn it has become, a pause, the end: what the eye sees by itself
function announce(form) {
  const turn = form?.asked ? words.turn : "";
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
  const sub = form.parts.filter((part) => part.part === "line" && part.tone === "sub").map((part) => make("small", {}, part.text));
  if (!person) return [title, make("div", { class: "head" }, make("p", { class: "big" }, title?.text ?? state.title, ...sub))];  // it looks on
  const face = person.face ? [make("img", { src: `/faces/${person.face}.svg`, alt: "" })] : [];
  return [title, make("div", { class: "head" }, make("span", { class: "medallion", "aria-hidden": "true" }, ...face, dot(person)),
    make("p", { class: "big" }, title?.text ?? person.name, ...sub), ...(person.score === null ? [] : [make("span", { class: "points" }, String(person.score))]))];
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
  const [title, top] = head(form, state.people.find((one) => one.seat === form.seat));
  const found = [top];
  const scored = state.people.filter((one) => one.score !== null);
  if (scored.length) found.push(make("p", { class: "quiet" }, scored.map((one) => `${one.name} ${one.score}${one.absent ? ` (${words.absent})` : ""}`).join(" · ")));
  if (state.waits) found.push(make("p", {}, words.waits.replace("{name}", state.waits)));
  if (state.paused) return [...found, make("p", { class: "big" }, state.seconds ? `${words.goesOn} ${state.seconds}` : words.paused)];
  const draft = draftOf(form);
  for (const part of form.parts) if (part !== title && part.tone !== "sub" && (part.part !== "do" || INLINE.has(part.look))) found.push(PARTS[part.part](part, draft, form));
  return found;
}

const INLINE = new Set(["buzzer", "inline"]);   // buttons that stand among the parts, not at the foot

// the draft of a form outlives a page that is loaded again; of another turn only the order of a hand is kept
const draftKey = (seat) => `${code}-${seat}-${state.title}`;
function draftOf(form) {
  const key = draftKey(form.seat);
  if (!drafts.has(key)) {
    const kept = recallDraft(key) ?? {};
    drafts.set(key, kept.token === form.token && kept.turn === form.turn ? kept.draft : { order: kept.draft?.order });
  } else if (turns.get(key) !== form.turn) forget(form.seat);
  turns.set(key, form.turn);
  return drafts.get(key);
}
function forget(seat) { drafts.set(draftKey(seat), { order: drafts.get(draftKey(seat))?.order }); }

// the buttons of a form stand at the foot, always in sight; what gives something up lies in the menu
function buttons(form) {
  const draft = draftOf(form), all = form.parts.filter((part) => part.part === "do" && !INLINE.has(part.look));
  const made = (wanted) => all.filter((part) => (part.look === "menu") === wanted).map((part) => PARTS.do(part, draft, form));
  tried = "";
  const bar = made(false).sort((one, other) => one.classList.contains("main") - other.classList.contains("main"));
  queueMicrotask(() => settle(form));
  return { bar: all.some((part) => part.tries) ? [make("p", { id: "tried", class: "quiet", role: "status" }), ...bar] : bar, hidden: made(true) };
}

function settle(form) {
  const draft = draftOf(form);
  keepDraft(draftKey(form.seat), { token: form.token, turn: form.turn, draft });
  ask4score(form, draft);
  if ($("refused").textContent === words.lacks) refuse0();
  for (const button of document.querySelectorAll("button.act")) {
    const lacks = JSON.parse(button.dataset.needs).some((id) => isEmpty(draft[id]));
    button.setAttribute("aria-disabled", String(lacks));
    const tile = button.dataset.says && chosen(form, JSON.parse(button.dataset.needs)[0]);
    const label = tile && !lacks ? button.dataset.says.replace("{label}", tile.label).replace("{note}", tile.note) : button.dataset.label;
    if (button.textContent !== label) button.textContent = label;
  }
}

// what would be done is asked a moment after the last change, and shown before it is done
let tried = "", trying = null;
function ask4score(form, draft) {
  const part = form.parts.find((one) => one.tries), button = part && document.querySelector(`[data-focus="do:${part.act}"]`);
  if (!button || button.closest("dialog")) return;
  const now = JSON.stringify(part.needs.map((id) => draft[id])), lacks = part.needs.some((id) => isEmpty(draft[id]));
  if (now === tried) return;
  tried = now;
  showTried({ tried: part.act, points: null, text: "" });
  clearTimeout(trying);
  if (!lacks) trying = setTimeout(() => send({ seat: form.seat, try: part.act, fields: fieldsOf(draft) }), 200);
}
function showTried(message) {
  const part = state.forms[0]?.parts.find((one) => one.act === message.tried), button = document.querySelector(`[data-focus="do:${message.tried}"]`);
  if (!part || !button) return;
  if ($("tried")) $("tried").textContent = message.text;
  button.dataset.label = message.points === null ? part.label : part.tries.replace("{points}", message.points);
  button.textContent = button.dataset.label;
  for (const bubble of document.querySelectorAll(".bubble")) bubble.textContent = message.points === null ? "" : `+${message.points}`;
}
function fieldsOf(draft) { const { order, ...fields } = draft; return fields; }

// the tile that is chosen in a field
function chosen(form, id) {
  const value = draftOf(form)[id];
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
    for (const tile of inOrder(part, draft)) {
      box.append(make("button", { type: "button", value: tile.value, disabled: !tile.is_open, class: tile.tint ? `tint-${tile.tint}` : "",
        "aria-label": part.look === "dice" || tile.cards.length ? tile.label : null, "data-pick": part.id, "data-focus": `${part.id}:${tile.value}`, onclick: (event) => {
          if (event.currentTarget.dataset.dragged) { delete event.currentTarget.dataset.dragged; return; }
          const has = [].concat(draft[part.id] ?? []).includes(tile.value);
          if (part.many) draft[part.id] = has ? draft[part.id].filter((one) => one !== tile.value) : [...draft[part.id], tile.value];
          else draft[part.id] = has ? null : tile.value;
          paint();
        } }, ...face(tile, part.look)));
      if (part.onto || part.sorts) movable(box.lastChild, part, draft);
    }
    queueMicrotask(paint);
    const plain = part.look === "cards" || part.tiles.some((tile) => tile.cards.length);  // what it is, is seen
    return make("section", {}, ...(part.label ? [make("h2", { class: plain ? "unseen" : "" }, part.label)] : []), box);
  },

  // a tile lies in a row or in its slot: never in both
  compose(part, draft, form) {
    const known = new Map(part.tiles.map((tile) => [tile.value, tile]));
    const stays = ([value, letter]) => known.has(value) && (!known.get(value).label || known.get(value).label === letter);
    const rows = (draft[part.id] ?? []).map((row) => row.filter(stays));
    while (rows.length < part.rows) rows.push([]);
    draft[part.id] = rows;
    let now = rows.findIndex((row) => row.length === 0);
    if (now < 0) now = 0;
    const lanes = make("div"), box = make("div", { class: "tiles tile slots", ...group(part.label) });
    const lay = (value, letter) => { rows[now].push([value, letter]); $("heard").textContent = rows[now].map(([, one]) => one).join(""); again(); };
    const laid = (row, at, [value, letter], place) => {
      const button = make("button", { type: "button", "aria-label": `${letter}, ${words.takeBack}`, "data-focus": `laid${at}:${place}`, "data-at": `${at}:${place}`, onclick: (event) => {
        event.stopPropagation();
        if (event.currentTarget.dataset.dragged) return;
        row.splice(place, 1);
        now = at;
        again();
      } }, letter, make("small", {}, known.get(value).note));
      const fits = (one) => (one.dataset.at && one !== button) || (one.dataset.lane && rows[one.dataset.lane] !== row) ? one : null;
      draggable(button, fits, (below) => {
        const [there, before] = (below.dataset.at ?? `${below.dataset.lane}:99`).split(":").map(Number);  // on a row: at its end
        rows[there].splice(before, 0, ...row.splice(place, 1));
        again();
      });
      return button;
    };
    const lane = (row, at) => {
      const here = () => { now = at; again(); };
      return make("div", { class: `laid tiles tile${at === now ? " now" : ""}`, "data-lane": at, ...group(`${part.label} ${at + 1}`), onclick: here },
        ...(rows.length > 1 ? [make("button", { type: "button", class: "number", "aria-pressed": String(at === now), "data-focus": `lane${at}`,
          "aria-label": `${part.label} ${at + 1}`, onclick: here }, String(at + 1))] : []),
        ...row.map((one, place) => laid(row, at, one, place)));
    };
    const paint = () => {
      const used = new Set(rows.flat().map(([value]) => value));
      lanes.replaceChildren(...rows.map(lane));
      box.replaceChildren(...part.tiles.map((tile) => used.has(tile.value) ? make("span", { class: "slot" }) : make("button", { type: "button", disabled: !tile.is_open,
        "data-focus": `${part.id}:${tile.value}`, class: tile.tint ? `tint-${tile.tint}` : "", onclick: () => {
          const letter = tile.label || (prompt(words.whichLetter) ?? "").trim().toUpperCase();
          if (/^[A-Z]$/.test(letter)) lay(tile.value, letter);
        } }, tile.label || "?", ...(tile.note ? [make("small", {}, tile.note)] : []))));
      settle(form);
    };
    const again = () => repaint(paint, () => box.querySelector("button:not([disabled])") ?? document.querySelector("button.act"));
    queueMicrotask(paint);
    return make("section", { class: "compose" }, make("h2", {}, part.label), lanes, box);
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
    return make("section", { class: "field-row" }, make("label", { for: `field-${part.id}` }, part.label), field);
  },

  // one square is in the order of the keyboard, and arrows lead to the others; squares are small under a thumb, so buttons move by one
  squares(part, draft, form) {
    const high = part.rows.length, wide = part.rows[0].length, isOpen = Boolean(part.label);
    const grid = make("div", { class: "squares", role: "group", "aria-label": part.label || words.grid });
    grid.style.gridTemplateColumns = `repeat(${wide}, 1fr)`;
    const named = (row, col) => words.square.replace("{row}", row + 1).replace("{column}", col + 1);
    const sight = zoomable(grid, wide, high);
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
        square.classList.toggle("free", !square.textContent);
        if (!isOpen) return;
        square.setAttribute("aria-pressed", String(r === row && c === col));
        square.tabIndex = (row < 0 ? at === 0 : r === row && c === col) ? 0 : -1;
      });
      sight.mark(row, col);
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
      const points = part.points[row]?.[col] ?? "0", worth = points === "0" ? "" : words.worth.replace("{points}", points);
      const name = [named(row, col), isBlack ? words.black : letter.trim(), tint ? part.tint_names[tint - 1] : worth].filter(Boolean).join(", ");
      const look = { class: isBlack ? "black" : `t${tint}`, "data-focus": `${part.id}:${row},${col}`, "data-points": points === "0" ? null : points };
      const text = isBlack ? "" : letter.trim();
      grid.append(isOpen ? make("button", { type: "button", "aria-label": name, ...look, "aria-disabled": isBlack ? "true" : null, onclick: () => {
        const [r, c, way] = draft[part.id] ?? [-1, -1, "across"];
        if (!isBlack) choose(row, col, r === row && c === col ? (way === "across" ? "down" : "across") : way);
      } }, text) : make("span", text ? { role: "img", "aria-label": name, ...look } : look, text));
    }));
    queueMicrotask(paint);
    grid.addEventListener("drafted", paint);
    const key = (sign, name, focus, onclick) => make("button", { type: "button", "aria-label": name, "data-focus": focus, onclick }, sign);
    const moves = [["←", words.left, 0, -1], ["↑", words.higher, -1, 0], ["↓", words.lower, 1, 0], ["→", words.right, 0, 1]]
      .map(([sign, name, down, right]) => key(sign, name, `move${down}${right}`, () => { step(down, right); sight.follow(); }));
    const pad = make("div", { class: "pad", ...group(words.move) }, ...(isOpen ? moves : []),
      key("−", words.smaller, "zoomout", () => sight.scale(1 / 1.5)), key("+", words.larger, "zoomin", () => sight.scale(1.5)));
    return make("section", {}, ...(isOpen ? [make("h2", {}, part.label)] : []), sight.board, pad, ...(isOpen ? [turn] : []));
  },

  do(part, draft, form) {
    return make("button", { type: "button", class: `act ${part.is_main ? "main" : "other"} ${part.look}`,
      "data-needs": JSON.stringify(part.needs), "data-label": part.label, "data-says": part.says, "data-focus": `do:${part.act}`, onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-disabled") === "true") { refuse(words.lacks); return; }
        const sure = part.sure || part.needs.map((id) => chosen(form, id)?.sure).find(Boolean);
        if (sure && !confirm(sure)) return;
        busy(true);
        refuse0();
        $("menu").close();
        act({ seat: form.seat, act: part.act, fields: fieldsOf(draft), token: form.token });
        if (part.clears) clearing = form.seat;
      } }, part.label);
  },
};

// tiles as their person has put them in order; new ones stand at the end
function inOrder(part, draft) {
  if (!part.sorts || !draft.order) return part.tiles;
  const rank = (tile) => { const at = draft.order.indexOf(tile.value); return at < 0 ? draft.order.length : at; };
  return [...part.tiles].sort((one, other) => rank(one) - rank(other));
}

// a tile that is let go over a tile of another field chooses both, and does what needs both; over one of its own, it lies there
function movable(button, part, draft) {
  const drawn = () => { shown = ""; show(); };
  const put = (before) => {
    const order = inOrder(part, draft).map((tile) => tile.value), from = order.indexOf(button.value);
    order.splice(Math.max(0, Math.min(order.length - 1, before)), 0, ...order.splice(from, 1));
    draft.order = order;
    drawn();
  };
  const fits = (one) => !one.disabled && (one.dataset.pick === part.onto || (part.sorts && one.dataset.pick === part.id && one !== button)) ? one : null;
  draggable(button, fits, (below) => {
    if (below.dataset.pick === part.id) { put(inOrder(part, draft).findIndex((tile) => tile.value === below.value)); return; }
    [draft[part.id], draft[part.onto]] = [button.value, below.value];
    drawn();
    [...document.querySelectorAll("button.act")].find((one) => [part.id, part.onto].every((id) => JSON.parse(one.dataset.needs).includes(id)))?.click();
  });
  if (part.sorts) button.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && event.shiftKey) { event.preventDefault(); put(inOrder(part, draft).findIndex((tile) => tile.value === button.value) + step); }
  });
}

// a button follows the finger, and is let go over what fits
function draggable(button, fits, drop) {
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
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(fits).find(Boolean);
    if (event.type === "pointerup" && below) drop(below);
  };
  button.addEventListener("pointerdown", (event) => { start = [event.clientX, event.clientY]; button.setPointerCapture(event.pointerId); });
  button.addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) button.addEventListener(kind, end);
  button.classList.add("drags");
}

// ---- a grid under two fingers ---------------------------------------------------------------------------------------------

const MOST = 4;
let zoom = 1, scrolled = [0, 0];   // how near a grid is looked at, and where: it stays so when the page is drawn anew

function zoomable(grid, wide, high) {
  const bubble = make("span", { class: "bubble", "aria-hidden": "true" }), field = make("div", { class: "field" }, grid, bubble);
  const board = make("div", { class: "board" }, field);
  board.style.aspectRatio = `${wide} / ${high}`;  // not as an attribute, which the policy of the page forbids
  let pinch = null, marked = null;
  const middle = (touches) => [0, 1].map((axis) => [...touches].reduce((sum, one) => sum + (axis ? one.clientY : one.clientX), 0) / touches.length);
  const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const to = (wanted, [x, y] = [board.clientWidth / 2, board.clientHeight / 2]) => {
    const before = zoom;
    zoom = Math.max(1, Math.min(MOST, wanted));
    draw();
    board.scrollLeft = (board.scrollLeft + x) * zoom / before - x;
    board.scrollTop = (board.scrollTop + y) * zoom / before - y;
  };
  const draw = () => {
    field.style.width = `${zoom * 100}%`;
    board.classList.toggle("near", zoom > 1.5);
    board.style.setProperty("--zoom", zoom);
    board.style.overscrollBehavior = zoom > 1 ? "contain" : "auto";  // a finger on the whole grid moves the page
  };
  board.addEventListener("scroll", () => { scrolled = [board.scrollLeft, board.scrollTop]; });
  board.addEventListener("touchstart", (event) => { if (event.touches.length === 2) pinch = { zoom, apart: apart(event.touches) }; }, { passive: true });
  board.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const box = board.getBoundingClientRect(), [x, y] = middle(event.touches);
    to(pinch.zoom * apart(event.touches) / pinch.apart, [x - box.left, y - box.top]);
  }, { passive: false });
  for (const kind of ["touchend", "touchcancel"]) board.addEventListener(kind, () => { pinch = null; });
  const follow = () => { if (marked) grid.children[marked[0] * wide + marked[1]].scrollIntoView({ block: "nearest", inline: "nearest" }); };
  const scale = (times) => { to(zoom * times); follow(); };
  const mark = (row, col) => {
    marked = row < 0 ? null : [row, col];
    bubble.hidden = !marked;
    bubble.style.left = `${Math.min(85, Math.max(15, (col + 0.5) / wide * 100))}%`;
    bubble.style.top = `${(row < 2 ? row + 2 : row) / high * 100}%`;
  };
  draw();
  queueMicrotask(() => [board.scrollLeft, board.scrollTop] = scrolled);
  return { board, follow, mark, scale };
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
