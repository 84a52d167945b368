/** What the expert would have done in the last deal: its replay, and the person's choices one by one. */

import { head, why } from "./review-parts.js";
import { h } from "../lib/dom.js";
import { open } from "../lib/dialog.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import "../replay/replay.js";
import { text } from "../texts/index.js";
import { failure, sentence } from "../texts/served.js";

await styled("/study/study.css");

/** @typedef {import("../replay/replay.js").ReplayView} ReplayView */
/** @typedef {import("../messages").Replay} Replay */

/**
 * How many choices were those of the expert, and how many others were fine.
 *
 * @param {number} same @param {number} fine @param {number} all
 */
function expertWords(same, fine, all) {
  if (all === 0) return text.expert.none;
  if (same === all) return text.expert.all;
  return fine === 0 ? text.expert.some({ same, all }) : text.expert.someFine({ same, fine, all });
}

/**
 * Show the last deal of a table in a dialog, with the choices of a seat.
 *
 * @param {string} table
 */
export async function showExpert(table) {
  const deals = `/api/tables/${table}/deals`;
  const replay = /** @type {Replay} */ (await request("GET", deals));
  const view = /** @type {ReplayView} */ (h("euchre-replay"));
  const status = h("p", { class: "hint", role: "status" }, text.expert.thinking);
  const list = h("div", {});
  open(text.expert.title, [status, list, view]).classList.add("wide", "has-choices");
  view.source = (deal) => request("GET", deal === null ? deals : `${deals}?deal=${deal}`);
  view.take(replay, 0);
  try {
    const found = await request("GET", `/api/tables/${table}/expert?deal=${replay.shown}`);
    const others = found.choices.filter((/** @type {any} */ one) => one.best !== one.done);
    const fine = others.filter((/** @type {any} */ one) => one.mark === "fine").length;
    const { length } = found.choices;
    const words = expertWords(length - others.length, fine, length);
    status.textContent = found.regular ? words : `${words} ${text.expert.irregular}`;
    list.replaceWith(choices(found.choices, view, replay));
    speak([status.textContent]);
  } catch (failed) {
    status.textContent = sentence(failure(failed));
  }
}

/**
 * The choices; one that is opened shows the table before it.
 *
 * @param {any[]} found @param {ReplayView} view @param {Replay} replay
 */
function choices(found, view, replay) {
  const people = Object.fromEntries(replay.seats.map(({ seat, name }) => [seat, name]));
  const rows = found.map((one) => {
    const details = /** @type {HTMLDetailsElement} */ (
      h("details", {}, head({ people }, one), why({ people }, one))
    );
    details.addEventListener("toggle", () => {
      if (details.open) show(view, replay, one.frame - 1);
    });
    return h("li", { "data-frame": one.frame }, details);
  });
  const markShown = () => {
    const at = view.replay?.shown === replay.shown ? view.at + 1 : -1;
    for (const row of rows) {
      if (Number(row.dataset.frame) === at) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    }
  };
  view.addEventListener("stepped", markShown);
  markShown();
  return h(
    "section",
    { class: "study study-sheet expert" },
    h("p", { class: "faint" }, text.expert.hint),
    h("ol", { class: "choices" }, rows),
  );
}

/** @param {ReplayView} view @param {Replay} replay @param {number} at */
function show(view, replay, at) {
  if (view.replay?.shown === replay.shown) view.go(at);
  else view.take(replay, at);
}
