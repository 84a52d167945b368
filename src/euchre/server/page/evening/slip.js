/** What the link of a table shows: its score in this round, entered by one side, confirmed by the other. */

import { clockNode, roundWords } from "./clock.js";
import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";
import { listed } from "../texts/index.js";

/** @typedef {import("../messages").HallTable} HallTable */

/**
 * @param {import("../messages").HallSlip} slip
 * @param {number} now
 * @param {boolean} isAgain whether somebody wants to enter another score
 */
export function slipPage(slip, now, isAgain) {
  const { seated, clock, table, title } = slip;
  return [
    h(
      "header",
      { class: "study-head", "data-key": "head" },
      h("h1", {}, text.evening.table({ table })),
      h("p", { "data-key": "round" }, `${title} · ${roundWords(clock)}`),
      clockNode(clock, now),
    ),
    h(
      "section",
      { class: "study-sheet", "data-key": `round-${clock.round}` },
      seated === null ? h("p", {}, text.evening.noGame) : scoreParts(seated, isAgain),
    ),
    h(
      "p",
      { "data-key": "lobby" },
      h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    ),
  ];
}

/** @param {HallTable} seated @param {boolean} isAgain */
function scoreParts(seated, isAgain) {
  const { first, second, score, reports } = seated;
  const names = h(
    "p",
    { class: "evening-pairs", "data-key": "pairs" },
    h("b", {}, listed(first)),
    h("span", {}, listed(second)),
  );
  if (score !== null) {
    const both = reports.every((said) => said !== null && said.join() === score.join());
    const words = (both ? text.evening.done : text.evening.fixed)({ first: score[0], second: score[1] });
    return [names, h("p", { class: "evening-done", role: "status", "data-key": "done" }, words)];
  }
  const told = reports.flatMap((said, side) =>
    said === null
      ? []
      : [
          h(
            "p",
            { "data-key": `said-${side}` },
            text.evening.said({ names: side === 0 ? first : second, first: said[0], second: said[1] }),
          ),
        ],
  );
  return [names, ...told, nextStep(seated, isAgain)];
}

/** @param {HallTable} seated @param {boolean} isAgain */
function nextStep(seated, isAgain) {
  const { first, second, reports } = seated;
  const count = reports.filter((said) => said !== null).length;
  if (count === 1 && !isAgain) {
    const other = reports[0] === null ? 0 : 1;
    const said = /** @type {number[]} */ (reports[1 - other]);
    return h(
      "div",
      { class: "study-row", "data-key": "agree" },
      h("p", {}, text.evening.agreeHint({ names: other === 0 ? first : second })),
      h(
        "button",
        { class: "main", "data-report": other + 1, "data-points": said.join(" ") },
        text.evening.agree,
      ),
      h("button", { "data-do": "again" }, text.evening.other),
    );
  }
  const words = count === 2 ? h("p", { class: "refusal", role: "alert" }, text.evening.dispute) : null;
  return h("div", { "data-key": "form" }, words, reportForm(first, second));
}

/** @param {string[]} first @param {string[]} second */
function reportForm(first, second) {
  const sides = [first, second].map((names, side) =>
    h(
      "label",
      { class: "tick" },
      h("input", { type: "radio", name: "side", value: side + 1, required: true }),
      listed(names),
    ),
  );
  return h(
    "form",
    { "data-enter": "report", class: "evening-form" },
    h("fieldset", {}, h("legend", {}, text.evening.who), sides),
    pointsField("first", first),
    pointsField("second", second),
    h("button", { class: "main" }, text.evening.send),
  );
}

/** A field for points. @param {string} name @param {string[]} side @param {number} [value] */
export function pointsField(name, side, value) {
  return h(
    "label",
    { class: "row" },
    h("span", {}, text.evening.pointsOf({ names: side })),
    h("input", { name, type: "number", min: 0, max: 400, inputmode: "numeric", required: true, value }),
  );
}
