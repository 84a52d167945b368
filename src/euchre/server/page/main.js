/** The page: routes the path to a view, asks for a name where one is needed, and shows errors. */

import { LobbyPage } from "./lobby/page.js";
import { h, refuse } from "./lib/dom.js";
import { show, settings, choose } from "./lib/settings.js";
import { TablePage } from "./table/page.js";
import { Refused, request } from "./lib/wire.js";
import { speak } from "./lib/speech.js";
import { fan, title } from "./lib/wordmark.js";
import { look, text } from "./texts/index.js";
import { refusal, sentence } from "./texts/served.js";

customElements.define("euchre-table", TablePage);
customElements.define("euchre-lobby", LobbyPage);

/**
 * Pages whose scripts are loaded when they are first opened, so that the table loads faster.
 *
 * @type {Record<string, () => Promise<(path: string) => Element>>}
 */
const LOADED_LATER = {
  learn: async () => (await import("./study/learn.js")).learnPage,
  puzzles: async () => (await import("./study/puzzles.js")).puzzlesPage,
  rules: async () => (await import("./study/learn.js")).rulesPage,
  progress: async () => (await import("./study/progress.js")).progressPage,
  review: async () => (await import("./study/review.js")).reviewPage,
  replay: async () => (await import("./replay/replay.js")).replayPage,
  evening: async () => (await import("./evening/page.js")).eveningPage,
  daily: async () => (await import("./daily/page.js")).dailyPage,
  laws: async () => (await import("./laws/page.js")).lawsPage,
  viewer: async () => (await import("./replay/viewer.js")).viewerPage,
};

/**
 * Where the links to tables are asked about, and used.
 *
 * @type {Record<string, {about: string, enter: string}>}
 */
const ENTRANCES = {
  join: { about: "/api/invited", enter: "/api/join" },
  standing: { about: "/api/standing/about", enter: "/api/standing/enter" },
};

/** Where links of a person are used. @type {Record<string, string>} */
const ARRIVALS = { move: "/api/session/arrive", recover: "/api/session/recover" };

/** The form of a link to join a table or to move to another device. */
const LINK = /^[\w-]{22}$/;

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/** Open a path without reloading the page. @param {string} path */
function go(path) {
  history.pushState(null, "", path);
  route();
}

async function route() {
  document.title = text.lobby.title;
  const [, kind, inPath] = location.pathname.split("/");
  const id = inPath ?? location.hash.slice(1); // what follows # is in no server's log
  try {
    if ((kind in ARRIVALS || kind in ENTRANCES) && !LINK.test(id ?? ""))
      showMessage(text.trouble.cut.title, text.trouble.cut.words);
    else if (kind in ARRIVALS) askToArrive(ARRIVALS[kind], id);
    else if (kind === "progress" || kind === "rules" || inPath === "mine" || inPath === "upload")
      await withName(() => open(LOADED_LATER[kind], location.pathname));
    else if (kind in LOADED_LATER) await open(LOADED_LATER[kind], location.pathname);
    else if (kind === "table") await withName(() => showTable(id));
    else if (kind in ENTRANCES) {
      const { about, enter } = ENTRANCES[kind];
      const invited = await request("POST", about, { link: id });
      await withName(() => join(enter, id), text.lobby.invited(invited));
    } else if (kind === "") showView(h("euchre-lobby"));
    else showMessage(text.trouble.nowhere.title, text.trouble.nowhere.words);
  } catch (failed) {
    showTrouble(failed);
  }
}

/** @param {() => Promise<(path: string) => Element>} fetched @param {string} path */
async function open(fetched, path) {
  const made = await fetched();
  if (location.pathname === path) showView(made(path)); // otherwise the person has left this path meanwhile
}

/** @param {string} table */
function showTable(table) {
  showView(h("euchre-table", { table }));
}

/** @param {string} enter @param {string} link */
async function join(enter, link) {
  const { table } = await request("POST", enter, { link });
  history.replaceState(null, "", `/table/${table}`);
  showTable(table);
}

/**
 * Ask before a link is used: it signs out the other device and this one.
 *
 * @param {string} where @param {string} link
 */
function askToArrive(where, link) {
  const yes = h("button", { type: "button", class: "main" }, text.lobby.arrive);
  yes.addEventListener("click", () => arrive(where, link).catch(showTrouble));
  const stay = h("a", { class: "button", href: "/" }, text.lobby.stay);
  const words = [h("h1", {}, text.lobby.arriveTitle), h("p", {}, text.lobby.arriveHint), yes, stay];
  showView(h("main", { class: "word" }, h("section", { class: "sheet-note" }, words)));
  yes.focus();
}

/** Sign in on this device by a link. @param {string} where @param {string} link */
async function arrive(where, link) {
  const { name } = await request("POST", where, { link });
  choose({ name });
  history.replaceState(null, "", "/");
  showView(h("euchre-lobby"));
}

/**
 * Run an action that needs a session; ask for a name first if there is none.
 *
 * @param {() => unknown} action
 * @param {string} [words] why the name is wanted
 */
async function withName(action, words = text.lobby.comeInHint) {
  const isKnown = await request("GET", "/api/session").then(
    () => true,
    (failed) => {
      if (failed instanceof Refused && failed.status === 401) return false;
      throw failed;
    },
  );
  if (isKnown) await action();
  else askName(action, words);
}

/** @param {() => unknown} action @param {string} [words] why the name is wanted */
function askName(action, words = text.lobby.comeInHint) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", {
      id: "name",
      required: true,
      maxlength: 40,
      autocomplete: "nickname",
      value: settings.name,
      placeholder: text.lobby.guest,
    })
  );
  const form = h(
    "form",
    { class: "sheet-note" },
    title(),
    h("p", {}, words),
    h("label", { for: "name" }, text.lobby.name),
    field,
    h("button", { class: "main" }, text.lobby.comeIn),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await request("POST", "/api/session", { name: field.value.trim() || text.lobby.guest });
      choose({ name: field.value.trim() });
      await action();
    } catch (failed) {
      if (failed instanceof Refused && failed.reason.startsWith("name/")) refuse(form, refusal(failed));
      else showTrouble(failed);
    }
  });
  showView(h("main", { class: "word arrival" }, fan(), form));
  field.focus();
}

/** Show what went wrong and what the person can do. @param {unknown} failed */
function showTrouble(failed) {
  if (!(failed instanceof Refused || failed instanceof TypeError)) throw failed;
  const known = failed instanceof Refused ? look(text.trouble.byReason, failed.reason) : undefined;
  const words =
    failed instanceof Refused ? known?.words || sentence(refusal(failed)) : text.trouble.unreachable;
  if (known === undefined) showMessage(text.trouble.heading, words, true);
  else showMessage(known.title, words);
}

/** @param {string} title @param {string} words @param {boolean} [mayHelp] whether trying again may help */
function showMessage(title, words, mayHelp = false) {
  const buttons = [
    h("button", { class: `${mayHelp ? "main" : ""}`, "data-again": true }, text.trouble.again),
    h("a", { class: `button ${mayHelp ? "" : "main"}`, href: "/", "data-link": true }, text.table.toLobby),
  ];
  if (!mayHelp) buttons.reverse();
  showView(
    h(
      "main",
      { class: "word" },
      h("div", { class: "sheet-note" }, h("h1", { tabindex: -1 }, title), h("p", {}, words), buttons),
    ),
  );
  page.querySelector("h1")?.focus();
  speak([`${title}. ${words}`]);
}

/** @param {Element} view */
function showView(view) {
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  page.replaceChildren(view);
}

page.addEventListener("ended", (event) => {
  const { code, reason } = /** @type {CustomEvent} */ (event).detail;
  if (code === 4401) askName(route);
  else
    showMessage(
      look(text.trouble.byReason, code)?.title ?? text.trouble.heading,
      look(text.trouble.byReason, code)?.words ?? sentence(reason),
      look(text.trouble.byReason, code) === undefined,
    );
});
page.addEventListener("go", (event) => go(/** @type {CustomEvent} */ (event).detail));
page.addEventListener("trouble", (event) => showTrouble(/** @type {CustomEvent} */ (event).detail));
addEventListener("popstate", route);
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-again]")) route();
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[data-link]"));
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.href);
  go(pathname + hash);
});

show();
route();
void import("./shell/upkeep.js");
