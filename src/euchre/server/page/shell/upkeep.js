/**
 * Keeps the page up to date: registers the service worker, and reloads a page that is older than its server.
 *
 * A page is reloaded only at a safe moment: no dialog is open, nothing is typed, the table waits for
 * somebody else, and nothing that was sent is unanswered. The table stays the same: the server has its state.
 */

import { request } from "../lib/wire.js";

/** Milliseconds between two questions for the server's version, and between two looks for a safe moment. */
const [ASK, LOOK] = [120_000, 2000];
const RELOADED = "euchre-reloaded";

const own = document.querySelector('meta[name="page-version"]')?.getAttribute("content") ?? "";
/** The version of the server, once it differs. */
let newer = "";
let isTouched = false;

/** Ask the server which version of the page it has. */
async function ask() {
  if (document.hidden || own === "") return;
  try {
    const { page } = await request("GET", "/api/version");
    newer = page === own || page === reloadedFor() ? "" : page;
  } catch {
    // the server cannot be reached now; the next question may reach it
  }
}

/** The version for which this page was reloaded last: it is not reloaded for it again. */
function reloadedFor() {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    return newer; // without storage the page cannot know whether it was reloaded
  }
}

/** Whether nothing is lost if the page is reloaded now. */
function isSafe() {
  if (document.querySelector("dialog[open]") !== null || document.hidden) return false;
  const table = /** @type {import("../table/page.js").TablePage | null} */ (
    document.querySelector("euchre-table")
  );
  if (table !== null) {
    const isWaiting = (table.connection?.unanswered.size ?? 0) > 0;
    const isQuiet = table.querySelector(".status.asked") === null && table.picked.size === 0;
    return table.update !== null && !table.isBusy && !table.isLost && !isWaiting && isQuiet;
  }
  return location.pathname === "/" && !isTouched;
}

function reloadIfSafe() {
  if (newer === "" || !isSafe()) return;
  try {
    sessionStorage.setItem(RELOADED, newer);
  } catch {
    return;
  }
  location.reload();
}

document.addEventListener("input", () => (isTouched = true));
// Leaving a page for another one is a safe moment too: the other one is then opened from the server.
document.addEventListener(
  "click",
  (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (
      /** @type {Element} */ (event.target).closest("a[data-link]")
    );
    if (link === null || newer === "" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.stopPropagation(); // the browser follows the link by itself
  },
  true,
);
document.addEventListener("visibilitychange", ask);
addEventListener("online", ask);
setInterval(ask, ASK);
setInterval(reloadIfSafe, LOOK);
ask();
// Browsers have service workers only under TLS, and on the machine itself.
navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
