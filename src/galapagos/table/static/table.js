// The table, come alive: everything here can be done without it by links and forms; with it nothing is loaded twice.

import { Idiomorph } from "./idiomorph.js";
import { notify, showNotices } from "./notices.js";

/** @typedef {{at: number, nonce: string, list: [string, string][], words: Record<string, string>}} Choices */
/** @typedef {{table: string, number: number, since: number, whole?: boolean, blocks?: Record<string, string>,
 *   order?: string[], choices?: Choices | null, log?: [number, string], talk?: string}} News */
/** @typedef {{waiting?: number, lobby?: boolean, call?: import("./notices.js").Call}} Said */

const root = document.documentElement;
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
export const SCRIPT = { "x-galapagos": "script" };
const FEW = 6; // choices that are shown whole instead of part by part
const FORESEEN = 4; // lines of what a choice will do
const SILENCE = 40_000; // without a heartbeat for so long a stream is dead
const PACES = /** @type {Record<string, number>} */ ({ calm: 700, normal: 420, quick: 200, still: 0 });

/** @param {string} selector @returns {HTMLElement | null} */
export const one = (selector) => document.querySelector(selector);
/** @param {string} selector @returns {HTMLElement[]} */
export const all = (selector) => [...document.querySelectorAll(/** @type {"div"} */ (selector))];

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
function tag(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// Where we are

const place = () => one("[data-table], [data-address]");
const table = () => place()?.dataset.table ?? "";
const address = () => place()?.dataset.address ?? `/table/${table()}`; // a page without a table says where it posts
const isShared = () => one("[data-shared]") !== null || root.dataset.left !== undefined;
const stamp = () => place()?.dataset.number ?? "";
const epoch = (/** @type {string} */ text) => text.split("-")[0] ?? "";
const number = (/** @type {string} */ text) => Number(text.split("-")[1] ?? 0);
export const motion = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[root.dataset.pace ?? ""] ?? 420);

// The stream: one tab holds it for all

const channel = "BroadcastChannel" in window ? new BroadcastChannel("galapagos") : null;
/** @type {EventSource | null} */
let stream = null;
let heard = 0;
let latest = stamp();
const followed = new Set([table()].filter(Boolean));

/** What the stream says, told to every tab. @param {{data: News & Said, stamp: string}} told */
function hear(told) {
  if (told.data.waiting !== undefined) showWaiting(told.data.waiting);
  if (told.data.lobby && table() === "lobby") refresh();
  if (told.data.table === table()) take(told.data, epoch(told.stamp));
}

function listen() {
  stream?.close();
  heard = Date.now();
  stream = new EventSource(`/stream?follow=${[...followed].join(",")}&since=${latest}`);
  stream.onmessage = (event) => {
    heard = Date.now();
    latest = event.lastEventId || latest;
    const told = { data: JSON.parse(event.data), stamp: latest };
    if (told.data.call) return void notify(told.data.call); // by this tab alone
    channel?.postMessage({ told });
    hear(told);
  };
  stream.addEventListener("beat", () => (heard = Date.now()));
}

/** Ask the other tabs what they follow, listen for all of them, and begin anew when the line goes dead. */
function lead() {
  channel?.postMessage({ ask: true });
  listen();
  setInterval(() => {
    if (stream?.readyState === EventSource.CLOSED || Date.now() - heard > SILENCE) listen();
  }, 2000);
  return new Promise(() => {});
}

function attend() {
  channel?.addEventListener("message", ({ data }) => {
    if (data.told) hear(data.told);
    if (data.ask) channel.postMessage({ follow: [...followed] });
    if (data.follow && data.follow.some((/** @type {string} */ each) => !followed.has(each))) {
      for (const each of data.follow) followed.add(each);
      if (stream) listen();
    }
  });
  channel?.postMessage({ follow: [...followed] });
  // Without a secure address there are no locks: each tab listens while somebody looks at it.
  if (navigator.locks) navigator.locks.request("galapagos-stream", lead);
  else lead();
  addEventListener("pageshow", (event) => event.persisted && (isShared() ? location.reload() : catchUp()));
  // Whoever comes back to a shared screen must not see, even for a moment, what lay open when it was left.
  addEventListener("pagehide", () => {
    if (!isShared()) return;
    root.dataset.left = "";
    one("main")?.replaceChildren();
  });
  document.addEventListener("visibilitychange", () => {
    if (!navigator.locks && document.hidden) stream?.close();
    if (document.hidden) return;
    if (stream && (stream.readyState === EventSource.CLOSED || Date.now() - heard > SILENCE / 2)) listen();
    catchUp();
  });
  addEventListener("online", catchUp);
}

/** Fetch what this tab has missed, wherever the stream stands. */
async function catchUp() {
  if (!table() || table() === "lobby") return;
  try {
    const answer = await fetch(`${address()}/changes?since=${stamp()}`, { headers: SCRIPT });
    if (answer.status === 404) location.href = "/";
    else if (answer.ok) await take(await answer.json(), epoch(answer.headers.get("x-stamp") ?? ""));
  } catch {
    // The network is away: the stream comes back with it.
  }
}

// The clock of whoever is awaited

/** By how much this device's clock is behind the house's. */
let behind = 0;

function setClock() {
  const now = Number(place()?.dataset.now ?? 0);
  if (now) behind = now - Date.now() / 1000;
  tick();
}

function tick() {
  for (const clock of all("time[data-until]")) {
    const left = Math.max(0, Math.floor(Number(clock.dataset.until) - Date.now() / 1000 - behind));
    if (left >= 2 * 86_400) continue;
    const [hours, minutes, seconds] = [left / 3600, (left / 60) % 60, left % 60].map((each) => `${Math.floor(each)}`);
    const rest = `${hours !== "0" ? minutes?.padStart(2, "0") : minutes}:${seconds?.padStart(2, "0")}`;
    clock.textContent = hours !== "0" ? `${hours}:${rest}` : rest;
    clock.classList.toggle("short", left < 10);
  }
}

setInterval(tick, 500);

// Taking in what is new

/** @param {News} news @param {string} from the epoch of the process that says it */
async function take(news, from) {
  const here = place();
  if (!here) return;
  if (news.talk !== undefined) return hearTalk(news.talk);
  const mine = epoch(stamp()) === from ? number(stamp()) : 0;
  if (news.whole) return news.number > mine ? refresh() : undefined;
  if (news.number <= mine) return;
  if (news.since > mine) return catchUp();
  here.dataset.number = `${from}-${news.number}`;
  const before = pieces();
  for (const [id, html] of Object.entries(news.blocks ?? {})) putBlock(id, html);
  if (news.order) orderBoard(news.order);
  if (news.log) putLog(...news.log);
  tick();
  if (news.choices !== undefined) setChoices(news.choices);
  else light();
  move(before);
}

/** @param {string} id @param {string} html */
export function putBlock(id, html) {
  const old = document.getElementById(id);
  if (old) Idiomorph.morph(old, html, MORPHING);
  else one("#board")?.insertAdjacentHTML("beforeend", html);
}

const MORPHING = {
  morphStyle: "outerHTML",
  restoreFocus: true,
  // What people have opened or are writing stays. A button that has the focus is no such thing: it may be another one now.
  callbacks: {
    beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ node) =>
      !(name === "open" && node.tagName === "DETAILS") &&
      !(name === "value" && node === document.activeElement && node.matches("input, textarea")),
  },
};

/** @param {string[]} ids */
function orderBoard(ids) {
  const board = one("#board");
  if (!board) return;
  for (const old of [...board.children]) if (!ids.includes(old.id)) old.remove();
  for (const id of ids) board.append(/** @type {Element} */ (document.getElementById(id)));
}

/** Lines from a number on are replaced: after an undo there are fewer. @param {number} from @param {string} html */
function putLog(from, html) {
  const log = one("#log");
  if (!log) return;
  while (log.children.length > from) log.lastElementChild?.remove();
  log.insertAdjacentHTML("beforeend", html);
  showLatest();
}

function showLatest() {
  const log = one("#log");
  if (log) log.scrollTop = log.scrollHeight;
}

/** @param {string} html */
function hearTalk(html) {
  const talk = one("#talk");
  const fresh = tag("ol");
  fresh.innerHTML = html;
  for (const line of [...fresh.children]) if (!document.getElementById(line.id)) talk?.append(line);
  one(".talk-box")?.setAttribute("open", "");
}

let refreshes = 0;

/** Another page stands at this address now: take it over without losing where somebody was. */
export async function refresh() {
  const mine = ++refreshes;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  const html = await answer.text();
  if (mine !== refreshes) return; // a later one is on its way
  if (!answer.ok) return void (location.href = "/");
  const page = new DOMParser().parseFromString(html, "text/html");
  const before = pieces();
  Idiomorph.morph(/** @type {Element} */ (one("main")), page.querySelector("main"), MORPHING);
  document.title = page.title;
  begin();
  move(before);
}

/** @param {number} count */
function showWaiting(count) {
  const shown = one("#waiting");
  if (shown) {
    shown.textContent = count ? String(count) : "";
    shown.hidden = !count;
  }
  document.title = (count ? `(${count}) ` : "") + document.title.replace(/^\(\d+\) /, "");
}

// Motion: every piece goes from where it was to where it is

/** @returns {Map<string, DOMRect>} */
export function pieces() {
  return new Map(all(".table [data-key]").map((each) => [each.dataset.key ?? "", each.getBoundingClientRect()]));
}

/** A new piece comes from one that is gone and was what it names, else from the place it names; what moves takes along
 * what lies on it.
 * @param {Map<string, DOMRect>} before */
export function move(before) {
  const duration = motion();
  if (!duration || !before.size) return;
  const there = pieces();
  const gone = [...before.keys()].filter((key) => !there.has(key));
  /** @type {Set<Element>} */
  const carried = new Set();
  for (const piece of all(".table [data-key]")) {
    const known = before.get(piece.dataset.key ?? "");
    if (!known) freshen(piece);
    const below = piece.parentElement?.closest("[data-key]");
    const was = known ? undefined : former(piece, gone);
    if (was) gone.splice(gone.indexOf(was), 1);
    const old = known ?? before.get(was ?? piece.dataset.from ?? "");
    const now = piece.getBoundingClientRect();
    if (below && carried.has(below)) carried.add(piece);
    else if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
      carried.add(piece);
    } else if (now.width && Math.hypot(...way(now, old)) > 6) {
      const scale = piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? piece.getScreenCTM()?.a || 1 : 1;
      const [x, y] = way(now, old);
      const from = `translate(${x / scale}px, ${y / scale}px)`;
      piece.animate([{ transform: from }, { transform: "none" }], { duration, easing: "ease-in-out" });
      carried.add(piece);
    }
  }
}

/** What a new piece has been: of the beginnings of keys it names, the first with which the key of one begins that is gone.
 * @param {HTMLElement} piece @param {string[]} gone */
function former(piece, gone) {
  const beginnings = (piece.dataset.was ?? "").split(" ").filter(Boolean);
  return beginnings.map((each) => gone.find((key) => key.startsWith(each))).find(Boolean);
}

/** From the middle of one to that of the other.
 * @param {DOMRect} one @param {DOMRect} other @returns {[number, number]} */
const way = (one, other) => [
  other.left + other.width / 2 - one.left - one.width / 2,
  other.top + other.height / 2 - one.top - one.height / 2,
];

/** @param {Element} piece */
function freshen(piece) {
  piece.classList.add("fresh");
  piece.addEventListener("animationend", () => piece.classList.remove("fresh"), { once: true });
}

// Composing a choice by its parts

/** @type {Choices | null} */
let choices = null;
let awaited = false; // what was shown last had choices
/** @type {{verb: string, things: string[]}} */
let half = { verb: "", things: [] };
let busy = false;
let held = false; // the choices had the focus when they went
let decided = false; // the half choice has become a whole one: the next begins anew

/** @param {Choices | null} fresh */
function setChoices(fresh) {
  if (choices && fresh?.at === choices.at && fresh.nonce === choices.nonce) return light(); // somebody may be about to click
  const newly = fresh && !awaited;
  awaited = Boolean(fresh);
  choices = fresh;
  busy = false;
  if (decided || !candidates().length) half = { verb: "", things: [] };
  decided = false;
  showComposer();
  if (newly) ring();
}

/** The things of a choice that are not picked yet, each with the one before it; null where something else was picked.
 * @param {string} text @returns {{thing: string, behind: string}[] | null} */
function missing(text) {
  const [verb, ...things] = text.split(" ");
  if (half.verb && verb !== half.verb) return null;
  const left = things.map((thing, at) => ({ thing, behind: things[at - 1] ?? "" }));
  for (const picked of half.things) {
    const at = left.findIndex((each) => each.thing === picked);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** @returns {[string, string][]} */
const candidates = () => (choices?.list ?? []).filter(([text]) => missing(text));
const word = (/** @type {string} */ part) => choices?.words[part] ?? part;

/** The elements that stand for a thing: where some belong to the thing before it, only those.
 * @param {string} thing @param {string} behind */
function elementsOf(thing, behind) {
  const found = all(`.table [data-part="${CSS.escape(thing)}"]`);
  const own = found.filter((each) => each.dataset.of === behind);
  return behind && own.length ? own : found.filter((each) => !each.dataset.of);
}

function light() {
  for (const old of all(".lit, .chosen")) old.classList.remove("lit", "chosen");
  if (!choices) return;
  const found = candidates();
  for (const [text] of found) {
    const next = missing(text)?.[0];
    if (next) for (const each of elementsOf(next.thing, next.behind)) each.classList.add("lit");
  }
  const first = found[0]?.[0].split(" ").slice(1) ?? [];
  for (const thing of half.things) {
    const behind = first[first.indexOf(thing) - 1] ?? "";
    for (const each of elementsOf(thing, behind)) each.classList.add("chosen");
  }
}

/** The bar with the half choice, what may follow, and what a whole one will do. */
function showComposer() {
  const bar = one("#choose");
  if (!bar) return;
  light();
  held = bar.contains(document.activeElement) || (held && document.activeElement === document.body);
  bar.hidden = !choices;
  if (!choices) return void bar.replaceChildren();
  const found = candidates();
  const started = half.verb || half.things.length;
  const soFar = [half.verb, ...half.things].filter(Boolean).map(word).join(" · ");
  const title = tag("h2", {}, started ? soFar : words.choices ?? "");
  if (started) title.append(" ", act(words.again ?? "", "", () => pick({ verb: "", things: [] }), "quiet"));
  const whole = found.length === 1 || found.length <= FEW || found.every(([text]) => !missing(text)?.length);
  const buttons = whole ? found.map(([text, phrase]) => choiceButton(text, phrase, found.length === 1)) : nextParts(found);
  const list = tag("ul", { class: "plain choices" }, ...buttons.map((each) => tag("li", {}, each)));
  const sure = tag("p", { class: "preview", role: "status" });
  bar.replaceChildren(title, list, sure);
  bar.classList.toggle("busy", busy);
  if (held) /** @type {HTMLElement | null} */ (list.querySelector("button"))?.focus({ preventScroll: true });
  if (found.length === 1 && started) preview(found[0]?.[0] ?? "", sure);
}

/** @param {string} text @param {string} value @param {() => void} deed @param {string} [kind] */
function act(text, value, deed, kind = "") {
  const button = tag("button", { type: "button", value, ...(kind ? { class: kind } : {}) }, text);
  button.addEventListener("click", deed);
  return button;
}

/** @param {string} text @param {string} phrase @param {boolean} only */
function choiceButton(text, phrase, only) {
  const button = act(phrase, text, () => decide(text), only ? "main" : "");
  const preview_ = () => preview(text, /** @type {HTMLElement} */ (one("#choose .preview")));
  button.addEventListener("pointerenter", preview_);
  button.addEventListener("focus", preview_);
  return button;
}

/** First the verb, then thing by thing. @param {[string, string][]} found */
function nextParts(found) {
  /** @type {Map<string, number>} */
  const groups = new Map();
  const verbs = new Set(found.map(([text]) => text.split(" ")[0] ?? ""));
  const byVerb = !half.verb && verbs.size > 1;
  /** @type {HTMLElement[]} */
  const buttons = [];
  for (const [text, phrase] of found) {
    const part = byVerb ? text.split(" ")[0] : missing(text)?.[0]?.thing;
    if (part) groups.set(part, (groups.get(part) ?? 0) + 1);
    else buttons.push(choiceButton(text, phrase, false));
  }
  for (const [part, count] of groups) {
    const add = byVerb ? { verb: part, things: half.things } : { verb: half.verb, things: [...half.things, part] };
    const button = act(word(part), part, () => pick(add));
    if (count > 1) button.append(" ", tag("small", { "aria-hidden": "true" }, `${count}`));
    buttons.push(button);
  }
  return buttons;
}

/** @param {{verb: string, things: string[]}} fresh */
function pick(fresh) {
  half = fresh;
  say("");
  showComposer();
}

/** Somebody touches a thing on the board: it goes into the choice, completes it, or he is told why not.
 * @param {HTMLElement} element */
function touch(element) {
  const part = element.dataset.part ?? "";
  if (!choices || busy) return;
  const found = candidates();
  const only = found.length === 1 ? found[0]?.[0] : undefined;
  if (only && half.things.includes(part) && !missing(only)?.length) return decide(only);
  const fits = found.some(([text]) => missing(text)?.some((each) => each.thing === part && stands(element, each)));
  if (fits) return pick({ verb: half.verb, things: [...half.things, part] });
  if (half.things.includes(part)) return pick({ verb: half.verb, things: half.things.filter((each) => each !== part) });
  if (half.things.length && choices.list.some(([text]) => text.split(" ").includes(part)))
    return pick({ verb: "", things: [part] });
  why([half.verb, ...half.things, part].filter(Boolean));
}

/** @param {HTMLElement} element @param {{thing: string, behind: string}} each */
const stands = (element, each) => elementsOf(each.thing, each.behind).includes(element);

/** @param {string[]} parts */
async function why(parts) {
  const asked = refreshes;
  const answer = await fetch(`${address()}/why?parts=${encodeURIComponent(parts.join(" "))}`, { headers: SCRIPT });
  const told = await answer.json();
  if (asked === refreshes) say(told.text ?? told.error ?? "");
}

/** @param {string} text @param {HTMLElement} shown */
async function preview(text, shown) {
  shown.dataset.of = text;
  const answer = await fetch(`${address()}/preview?choice=${encodeURIComponent(text)}`, { headers: SCRIPT });
  if (!answer.ok || shown.dataset.of !== text) return;
  const { lines } = await answer.json();
  shown.textContent = [...lines.slice(0, FORESEEN), ...(lines.length > FORESEEN ? ["…"] : [])].join("; ");
}

/** @param {string} text */
function decide(text) {
  if (!choices || busy) return;
  busy = decided = true;
  one("#choose")?.classList.add("busy");
  post(`${address()}/decide`, new URLSearchParams({ choice: text, at: `${choices.at}`, nonce: choices.nonce }));
}

// Everything else that is posted

/** @param {string} to @param {URLSearchParams} form */
async function post(to, form) {
  say("");
  const asked = refreshes;
  try {
    const answer = await fetch(to, { method: "POST", headers: SCRIPT, body: form });
    const see = answer.headers.get("x-see");
    if (!answer.ok) say((await answer.json()).error ?? "", true);
    else if (see && new URL(see, location.href).pathname !== location.pathname) return void (location.href = see);
    else if (see && !table()) await turn(see);
    await catchUp();
    // Advice that comes when somebody else may be looking is not for him.
    if (answer.ok && to.endsWith("/hint") && asked === refreshes) say((await answer.json()).lines.join("\n"));
  } catch {
    say(words.offline ?? "", true);
  } finally {
    busy = decided = false;
    one("#choose")?.classList.remove("busy");
  }
}

/** What came of a choice may stand at the address of the same page: the pieces travel there. @param {string} to */
async function turn(to) {
  history.pushState(null, "", to);
  await refresh();
  /** @type {HTMLElement | null} */ (one(".onward a"))?.focus({ preventScroll: true });
}

/** @param {string} text @param {boolean} [wrong] */
function say(text, wrong = false) {
  const shown = one("#answer");
  if (!shown) return;
  shown.textContent = text;
  shown.classList.toggle("error", wrong && Boolean(text));
}

/** A short tone of two notes, made here. */
function ring() {
  if (root.dataset.sound !== "on" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  [660, 880].forEach((frequency, at) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + at * 0.14;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  });
}

/** Play again, moment by moment, what happened since the own last decision. */
async function replay() {
  const lines = all("#log > li");
  const mine = lines.findLastIndex((each) => each.dataset.seat === place()?.dataset.seat);
  const begun = refreshes;
  for (let at = Math.max(mine, 0); at < lines.length; at++) {
    const answer = await fetch(`${address()}/replay?moment=${at}`, { headers: SCRIPT });
    if (!answer.ok) break;
    const moment = await answer.json();
    if (begun !== refreshes) break; // the page is another one by now, perhaps for other eyes
    const before = pieces();
    for (const [id, html] of Object.entries(moment.blocks)) putBlock(id, html);
    move(before);
    say(lines[at]?.textContent ?? "");
    await new Promise((done) => setTimeout(done, 2 * motion() + 400));
  }
  say("");
  await refresh();
}

// Hands on the page

export function begin() {
  setClock();
  const data = one("#choices")?.textContent;
  choices = null;
  setChoices(data ? JSON.parse(data) : null);
  for (const button of all("[data-copy]")) button.hidden = !navigator.clipboard;
  const again = one("#replay");
  if (again) again.hidden = !place()?.dataset.seat;
  showNotices();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const copied = /** @type {HTMLElement | null} */ (target.closest("[data-copy]"));
  if (copied) navigator.clipboard.writeText(document.getElementById(copied.dataset.copy ?? "")?.textContent ?? "");
  if (target.closest("#replay")) replay();
  if (target.closest("#as-text")) {
    event.preventDefault();
    showText();
  }
  const part = target.closest("summary, a, button") ? null : touched(target);
  if (part) touch(part);
});

/** The innermost thing that can be meant: of a trait on its animal the trait only where it fits, else the animal.
 * @param {Element} target @returns {HTMLElement | null} */
function touched(target) {
  let part = /** @type {HTMLElement | null} */ (target.closest(".table [data-part]"));
  const innermost = part;
  while (part && !part.classList.contains("lit") && !part.classList.contains("chosen"))
    part = /** @type {HTMLElement | null} */ (part.parentElement?.closest(".table [data-part]") ?? null);
  return part ?? innermost;
}

/** The table in letters, over the board; the same key closes it. */
async function showText() {
  const old = one("dialog.text");
  if (old) return void (/** @type {HTMLDialogElement} */ (old).close(), old.remove());
  const link = /** @type {HTMLAnchorElement | null} */ (one("#as-text"));
  if (!link) return;
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const dialog = /** @type {HTMLDialogElement} */ (tag("dialog", { class: "text" }));
  dialog.append(...page.querySelectorAll("h1, #text"), act(words.close ?? "", "", () => dialog.close(), "main"));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

document.addEventListener("keydown", (event) => {
  const inField = /** @type {Element} */ (event.target).closest("input, select, textarea");
  if (event.key === "t" && !inField && !event.altKey && !event.ctrlKey && !event.metaKey) showText();
  if (event.key === "Escape" && (half.verb || half.things.length)) pick({ verb: "", things: [] });
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const to = form.getAttribute("action") ?? "";
  if (form.method !== "post" || !place() || !to.startsWith(`${address()}/`)) return;
  event.preventDefault();
  const filled = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  if (form.id === "speak") form.reset();
  post(to, filled);
});

addEventListener("popstate", () => place()?.dataset.address && refresh());

root.classList.add("alive");
document.addEventListener("toggle", showLatest, true);
if (matchMedia("(min-width: 64rem)").matches) one("details:has(> #log)")?.setAttribute("open", "");
begin();
attend();
