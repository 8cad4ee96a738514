// The line to the table: it beats, notices when nobody answers, comes back by itself, and says again what was under way.
// The program writes `words` before this: what the page itself says.

const BEAT = 3000, SILENT = 6500, LATE = 2000, ASLEEP = 5000, PATIENT = 1000;
const KEPT = "ludogite-seats";
const plain = (typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
const $ = (id) => document.getElementById(id);
const sleep = (ms) => new Promise((then) => setTimeout(then, ms));
let code = "";
let socket = null;             // the line, once it was begun; what an older one says is not heard
let word = 0;                  // when the table said something last
let beaten = 0, asked = 0;     // when the last beat was said, and since when one waits for its answer
let alone = 0;                 // since when nobody answers; 0: somebody does
let underway = null;           // the act that was said and not answered yet, and since when
let knocking = false, tries = 0, closed = false;
const held = new Map();        // what is kept, for a phone that may keep nothing

function recall(name) { try { return JSON.parse(localStorage.getItem(`${KEPT}-${name}`)) ?? held.get(name) ?? null; } catch { return held.get(name) ?? null; } }
function keep(name, value) { held.set(name, value); try { localStorage.setItem(`${KEPT}-${name}`, JSON.stringify(value)); } catch { /* private mode */ } }
function secrets() { return recall(code) ?? {}; }

// what a person has laid and chosen lives as long as the tab: a page that is loaded again shows it still
function recallDraft(name) { try { return JSON.parse(sessionStorage.getItem(`${KEPT}-${name}`)); } catch { return null; } }
function keepDraft(name, value) { try { sessionStorage.setItem(`${KEPT}-${name}`, JSON.stringify(value)); } catch { /* private mode */ } }

function connect() {
  const line = socket = new WebSocket(`ws://${location.host}/table`);
  closed = false;
  word = beaten = Date.now();
  asked = 0;
  line.onopen = () => {
    line.send(JSON.stringify({ code, seats: secrets() }));
    if (underway) line.send(JSON.stringify(underway.message));
  };
  line.onmessage = (event) => { if (line === socket) listen(JSON.parse(event.data)); };
  line.onclose = (event) => { if (line === socket) lose(event.code); };
}

function listen(message) {
  [word, alone, tries, asked] = [Date.now(), 0, 0, 0];
  if (underway && message.done === underway.message.id) underway = null;
  tellAlone();
  if (!("beat" in message)) hear(message);
}

function send(message) { if (socket?.readyState === 1) socket.send(JSON.stringify(message)); }

// an act counts once, however often it has to be said
function act(message) {
  const id = Math.random().toString(36).slice(2);
  underway = { message: { ...message, id }, since: Date.now() };
  send(underway.message);
}

function lose(why) {
  closed = [4001, 4002, 4003, 4004].includes(why);
  if (closed) { [alone, asked, underway, socket] = [0, 0, null, null]; tellAlone(); shut(why); } else seek();
}

// let the line go, and begin another: one that hangs is given up soon, since a knock that was lost is repeated ever later
async function seek() {
  const hung = socket?.readyState === 0;
  if (socket) { const old = socket; socket = null; old.close(); }
  alone ||= asked || Date.now();
  if (knocking) return;
  knocking = true;
  if (!hung) await sleep(Math.min(300 * tries, PATIENT));
  tries += 1;
  knocking = false;
  if (!socket) connect();
}

function tellAlone() {
  const since = Math.min(alone || Infinity, asked || Infinity, underway?.since ?? Infinity);
  const text = Date.now() - since >= LATE ? words.away : "";
  if ($("alone").textContent !== text) $("alone").textContent = text;
}

function beat() {
  const now = Date.now();
  if (!closed && socket) {
    if (now - word > (socket.readyState === 1 ? SILENT : LATE)) seek();
    else if (now - beaten >= BEAT) { beaten = now; asked ||= now; send({ beat: 1 }); }
  }
  tellAlone();
}

// whoever wakes up does not wait for the next beat
function wake() { if (!closed && socket && Date.now() - word > ASLEEP) seek(); }

setInterval(beat, 500);
for (const kind of ["online", "pageshow", "focus"]) addEventListener(kind, wake);
for (const kind of ["visibilitychange", "resume"]) document.addEventListener(kind, () => { if (!document.hidden) wake(); });
