/** The prizes of an evening: which there are, and who wins them. */

import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";
import { listed } from "../texts/index.js";

/** @typedef {import("../messages").HallPrize} HallPrize */

/** All prizes, as the log of an evening names them. */
export const PRIZES = /** @type {const} */ ([
  "first",
  "second",
  "third",
  "most lone hands",
  "most marches",
  "most euchres",
  "low score",
]);
/** Those of an evening that names none. */
export const USUAL = ["first", "most lone hands", "low score"];

/** A tick for each prize. @param {string[]} chosen */
export function prizeTicks(chosen) {
  return h(
    "fieldset",
    { class: "evening-prizes", "data-key": "prizes" },
    h("legend", {}, text.evening.prizes),
    PRIZES.map((prize) =>
      h(
        "label",
        { class: "tick" },
        h("input", { type: "checkbox", name: `prize ${prize}`, checked: chosen.includes(prize) }),
        text.evening.prizeNames[prize],
      ),
    ),
  );
}

/** The prizes that are ticked in a form. @param {Record<string, string>} given */
export const ticked = (given) => PRIZES.filter((prize) => given[`prize ${prize}`] === "on");

/** Who wins what; nothing while nobody does. @param {HallPrize[]} prizes */
export function prizeList(prizes) {
  const won = prizes.filter(({ winners }) => winners.length > 0);
  if (won.length === 0) return null;
  return h(
    "dl",
    { class: "evening-won", "data-key": "won" },
    won.flatMap(({ prize, winners }) => [
      h("dt", {}, text.evening.prizeNames[/** @type {(typeof PRIZES)[number]} */ (prize)]),
      h("dd", {}, listed(winners)),
    ]),
  );
}

/** The form in which the director sets the prizes. @param {HallPrize[]} prizes */
export function prizesForm(prizes) {
  return h(
    "details",
    { "data-key": "set-prizes" },
    h("summary", {}, text.evening.prizes),
    h(
      "form",
      { class: "evening-form", "data-enter": "prizes", "data-key": prizes.map(({ prize }) => prize).join() },
      prizeTicks(prizes.map(({ prize }) => prize)),
      h("button", {}, text.evening.enter),
    ),
  );
}
