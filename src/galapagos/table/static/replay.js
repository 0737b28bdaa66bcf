// The replay, come alive: moments change in place, by keys, by the slider, or one after the other by themselves.

import { all, begin, move, motion, one, pieces, putBlock, SCRIPT } from "./table.js";

const replay = /** @type {HTMLElement} */ (one("[data-replay]"));
const scrub = /** @type {HTMLInputElement} */ (one("#scrub"));
const field = /** @type {HTMLInputElement} */ (one(".looking [name=moment]"));
const last = Number(replay.dataset.last);
const WHILE_READING = 900; // milliseconds: so long a moment stays, beside the motion that leads to it

let wanted = Number(replay.dataset.moment);
let running = false;
let busy = false;

const shown = () => Number(replay.dataset.moment);
const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

/** @param {number} number */
const address = (number) => `${replay.dataset.replay}?moment=${number}&eyes=${replay.dataset.eyes}`;

/** Show a moment; of those asked for meanwhile only the last. @param {number} number */
async function go(number) {
  wanted = Math.min(Math.max(number, 0), last);
  if (busy) return;
  busy = true;
  try {
    while (wanted !== shown()) {
      const at = wanted;
      const answer = await fetch(address(at), { headers: SCRIPT });
      if (!answer.ok) return void (location.href = address(at));
      put(at, await answer.json());
    }
  } catch {
    wanted = shown(); // the network is away: stay here
    running = false;
  } finally {
    busy = false;
    showRunning();
  }
}

/** @param {number} number @param {{blocks: Record<string, string>, around: Record<string, string>}} moment */
function put(number, moment) {
  const before = pieces();
  for (const [id, html] of Object.entries({ ...moment.around, ...moment.blocks })) putBlock(id, html);
  for (const gone of all("#board > section")) if (!(gone.id in moment.blocks)) gone.remove();
  replay.dataset.moment = scrub.value = `${number}`;
  history.replaceState(null, "", address(number));
  move(before);
  begin();
}

/** One moment after the other, until the end or until somebody steps in. */
async function run() {
  running = true;
  if (shown() === last) await go(0);
  while (running && shown() < last) {
    await Promise.all([go(shown() + 1), pause(WHILE_READING + 2 * motion())]);
  }
  running = false;
  showRunning();
}

function showRunning() {
  const button = /** @type {HTMLButtonElement | null} */ (one("#run"));
  if (!button) return;
  button.hidden = false;
  button.dataset.play ??= button.textContent ?? "";
  button.textContent = (running ? button.dataset.stop : button.dataset.play) ?? "";
}

/** @param {number} number */
function step(number) {
  running = false;
  go(number);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLElement | null} */ (target.closest("#steps [data-to]"));
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    step(Number(link.dataset.to));
  }
  if (target.closest("#run")) {
    if (running) running = false;
    else run();
    showRunning();
  }
});

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => step(wanted - 1),
  ArrowRight: () => step(wanted + 1),
  Home: () => step(0),
  End: () => step(last),
};

document.addEventListener("keydown", (event) => {
  const inField = /** @type {Element} */ (event.target).closest("input, select, textarea");
  const deed = KEYS[event.key];
  if (!deed || inField || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  deed();
});

scrub.addEventListener("input", () => step(Number(scrub.value)));
scrub.hidden = false;
showRunning();
