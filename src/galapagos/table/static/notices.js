// What this browser says while nobody looks at it: only if it was asked to, and only one of its tabs does.

/** @typedef {{table: string, title: string, text: string}} Call */

const KEPT = "galapagos-notices"; // "on", or "off" for whoever does not want to be asked again
const LOOKING = "galapagos-looking"; // a lock that every tab shares while somebody sees it

const can = isSecureContext && "Notification" in window && Boolean(navigator.locks);

/** What may be done about notices now: the part of the page for it is shown. */
function state() {
  if (!isSecureContext) return "insecure";
  if (!can) return "unknown";
  if (Notification.permission === "denied") return "refused";
  return Notification.permission === "granted" && localStorage.getItem(KEPT) === "on" ? "on" : "ask";
}

/** At a table the question stands until it has been answered once. */
export function showNotices() {
  const section = document.getElementById("notices");
  if (!section) return;
  const now = state();
  const isSettled = section.dataset.once !== undefined && (now !== "ask" || localStorage.getItem(KEPT) !== null);
  section.hidden = isSettled;
  for (const part of section.querySelectorAll("[data-when]")) {
    /** @type {HTMLElement} */ (part).hidden = /** @type {HTMLElement} */ (part).dataset.when !== now;
  }
}

/** @param {string} wish "on" or "off" */
async function wishNotices(wish) {
  localStorage.setItem(KEPT, wish);
  if (wish === "on") await Notification.requestPermission();
  showNotices();
}

/** Somebody is awaited: say so, unless he looks at one of our tabs. @param {Call} call */
export async function notify(call) {
  if (state() !== "on") return;
  const { held } = await navigator.locks.query();
  if (held?.some((lock) => lock.name === LOOKING)) return;
  const notice = new Notification(call.title, { body: call.text, tag: `galapagos-${call.table}` });
  notice.addEventListener("click", () => {
    notice.close();
    window.focus();
    const address = `/table/${call.table}`;
    if (location.pathname !== address) location.href = address;
  });
}

/** @type {(() => void) | null} */
let lookAway = null;

/** Others see by the lock that somebody looks. */
function look() {
  if (document.hidden) {
    lookAway?.();
    lookAway = null;
  } else if (!lookAway) {
    const looking = new Promise((done) => (lookAway = () => done(undefined)));
    navigator.locks.request(LOOKING, { mode: "shared" }, () => looking);
  }
}

if (can) {
  look();
  document.addEventListener("visibilitychange", look);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-notices]"));
  if (button) wishNotices(button.dataset.notices ?? "");
});
