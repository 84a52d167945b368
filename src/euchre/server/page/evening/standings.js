/** The standings of an evening as a table. */

import { h } from "../lib/dom.js";
import { text } from "../texts/evening.js";
import { look } from "../texts/index.js";

/** @typedef {import("../messages").HallPlace} HallPlace */

/** Most players of whom the big screen shows more than the points. */
const FULL = 16;
/** Most players in two columns; more stand in three. */
const TWO = 40;

/**
 * All places in one table.
 *
 * @param {HallPlace[]} places @param {string[]} ranking
 */
export function standingsTable(places, ranking) {
  return inTables([places], ranking, false);
}

/**
 * The places in columns, so that sixty players fit on one screen.
 *
 * @param {HallPlace[]} places @param {string[]} ranking
 */
export function standingsColumns(places, ranking) {
  const count = places.length > TWO ? 3 : places.length > FULL ? 2 : 1;
  const lines = Math.ceil(places.length / count);
  const columns = Array.from({ length: count }, (_, at) => places.slice(at * lines, (at + 1) * lines));
  return inTables(columns, ranking, places.length > FULL);
}

/** A rule of the standings in words. @param {string} rule as the server names it */
const ruleName = (rule) => look({ ...text.evening.rules, ...text.evening.otherRules }, rule) ?? rule;

/** @param {HallPlace[][]} columns @param {string[]} ranking @param {boolean} isShort */
function inTables(columns, ranking, isShort) {
  return h(
    "div",
    { class: "evening-standings", "data-key": "standings" },
    columns.map((places, column) => oneTable(places, column, isShort)),
    h(
      "p",
      { class: "faint", "data-key": "ranking" },
      text.evening.ranking({ rules: ranking.map(ruleName).join(text.evening.then) }),
    ),
  );
}

/** @param {HallPlace[]} places @param {number} column @param {boolean} isShort */
function oneTable(places, column, isShort) {
  const { place, player, points, games, lone } = text.evening;
  const isCompared = typeof places[0]?.percent === "number";
  const more = isCompared ? [text.daily.percent] : [games, lone];
  const heads = isShort ? [place, player, isCompared ? more[0] : points] : [place, player, points, ...more];
  return h(
    "table",
    { "data-key": `column-${column}` },
    h("caption", { class: "unseen" }, text.evening.standings),
    h(
      "thead",
      { class: isShort ? "unseen" : "" },
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      places.map((one) => placeRow(one, isShort)),
    ),
  );
}

/** @param {HallPlace} row @param {boolean} isShort */
function placeRow({ place, name, points, games, lone_hands, percent }, isShort) {
  const isCompared = typeof percent === "number";
  const more = isCompared ? [percent] : [games, lone_hands];
  const numbers = isShort ? [isCompared ? percent : points] : [points, ...more];
  const cells = numbers.map((number) => h("td", {}, number));
  return h("tr", { "data-key": name }, h("td", {}, place), h("th", { scope: "row" }, name), cells);
}
