// The line to the table: it beats, notices when nobody answers, comes back by itself, and says again what was under way.
// The program writes `words` before this: what the page itself says.

const BEAT = 3000, SILENT = 6500, LATE = 2000, KNOCK = 1500, ASLEEP = 5000, SLOWEST = 3000;
const KEPT = "ludogite-seats";
const plain = (typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
const $ = (id) => document.getElementById(id);
const sleep = (ms) => new Promise((then) => setTimeout(then, ms));
let code = "";
let socket = null;             // the line, once it was begun; what an older one says is not heard
let word = 0;                  // when the table said something last
let beaten = 0;
let alone = 0;                 // since when nobody answers; 0: somebody does
let underway = null;           // the act that was said and not answered yet, and since when
let knocking = false, tries = 0, closed = false;
const held = new Map();        // what is kept, for a phone that may keep nothing

function recall(name) { try { return JSON.parse(localStorage.getItem(`${KEPT}-${name}`)) ?? held.get(name) ?? null; } catch { return held.get(name) ?? null; } }
function keep(name, value) { held.set(name, value); try { localStorage.setItem(`${KEPT}-${name}`, JSON.stringify(value)); } catch { /* private mode */ } }
function secrets() { return recall(code) ?? {}; }

function connect() {
  const line = socket = new WebSocket(`ws://${location.host}/table`);
  closed = false;
  word = beaten = Date.now();
  line.onopen = () => {
    line.send(JSON.stringify({ code, seats: secrets() }));
    if (underway) line.send(JSON.stringify(underway.message));
  };
  line.onmessage = (event) => { if (line === socket) listen(JSON.parse(event.data)); };
  line.onclose = (event) => { if (line === socket) lose(event.code); };
}

function listen(message) {
  [word, alone, tries] = [Date.now(), 0, 0];
  if (underway && message.done === underway.message.id) underway = null;
  if ("beat" in message) return;
  hear(message);
  tellAlone();
}

function send(message) { if (socket?.readyState === 1) socket.send(JSON.stringify(message)); }

// an act counts once, however often it has to be said
function act(message) {
  const id = Math.random().toString(36).slice(2);
  underway = { message: { ...message, id }, since: Date.now() };
  send(underway.message);
}

function lose(why) {
  closed = why === 4001 || why === 4002 || why === 4003;
  if (closed) { [alone, underway, socket] = [0, null, null]; tellAlone(); shut(why); } else seek();
}

// let the line go, and knock until somebody is there
async function seek() {
  if (socket) { const old = socket; socket = null; old.close(); }
  alone ||= Date.now();
  if (knocking) return;
  knocking = true;
  await sleep(tries ? Math.min(200 * 2 ** tries, SLOWEST) : 0);
  for (tries += 1; ; await sleep(300)) {
    try { await fetch("/alive", { cache: "no-store", signal: AbortSignal.timeout(KNOCK) }); break; } catch { /* nobody yet */ }
  }
  knocking = false;
  connect();
}

function tellAlone() {
  const since = Math.min(alone || Infinity, underway?.since ?? Infinity);
  const text = Date.now() - since >= LATE ? words.away : "";
  if ($("alone").textContent !== text) $("alone").textContent = text;
}

function beat() {
  const now = Date.now();
  if (!closed && socket) {
    if (now - word > (socket.readyState === 1 ? SILENT : LATE)) seek();
    else if (now - beaten >= BEAT) { beaten = now; send({ beat: 1 }); }
  }
  tellAlone();
}

// whoever wakes up does not wait for the next beat
function wake() { if (!closed && socket && Date.now() - word > ASLEEP) seek(); }

setInterval(beat, 500);
for (const kind of ["online", "pageshow", "focus"]) addEventListener(kind, wake);
for (const kind of ["visibilitychange", "resume"]) document.addEventListener(kind, () => { if (!document.hidden) wake(); });
