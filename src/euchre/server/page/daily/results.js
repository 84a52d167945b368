/** The results of a day that is over: the people in order, what the expert got, and the cards. */

import { h } from "../lib/dom.js";
import { comparedParts, dealtParts } from "../replay/dealt.js";
import { dayWords, text } from "../texts/index.js";

/** @typedef {import("../messages").DailyResults} DailyResults */
/** @typedef {import("../messages").DailyPlace} DailyPlace */
/** @typedef {import("../messages").DailyBoard} DailyBoard */

/**
 * The heading of a page, with the way back.
 *
 * @param {string} title @param {boolean} [isOver] whether the day is over
 */
export const dailyHead = (title, isOver = false) =>
  h(
    "header",
    { class: "study-head" },
    h("h1", { tabindex: -1 }, title),
    isOver ? h("a", { class: "button", href: "/daily", "data-link": true }, text.daily.today) : null,
    h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
  );

/** @param {DailyResults} results */
export function resultsPage(results) {
  const { day, boards, places, commitment, seed } = results;
  return [
    dailyHead(text.daily.before({ day: dayWords(day) }), true),
    h(
      "section",
      { class: "study-sheet" },
      h(
        "div",
        { class: "wide", tabindex: 0, role: "region", "aria-label": text.daily.results },
        placesTable(places, boards),
      ),
      h("p", { class: "faint" }, text.daily.how),
    ),
    h(
      "section",
      { class: "study-sheet" },
      h("h2", {}, text.daily.cards),
      ...boards.map(boardPart),
      h("p", { class: "faint sealed" }, text.daily.sealed({ commitment })),
      h("p", { class: "faint sealed" }, text.daily.seed({ seed })),
    ),
  ];
}

/** @param {DailyPlace[]} places @param {DailyBoard[]} boards */
function placesTable(places, boards) {
  const { place, player, percent, cross, total } = text.daily;
  const heads = [place, player, percent, cross, ...boards.map(({ board }) => String(board)), total];
  const expert = boards.map(({ expert }) => expert);
  return h(
    "table",
    {},
    h("caption", { class: "unseen" }, text.daily.results),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.map((head) => h("th", { scope: "col" }, head)),
      ),
    ),
    h(
      "tbody",
      {},
      places.map(placeRow),
      expert.includes(null)
        ? null
        : h(
            "tr",
            { class: "expert" },
            h("td", {}),
            h("th", { scope: "row" }, text.daily.expert),
            h("td", {}),
            h("td", {}),
            expert.map(resultCell),
            h("td", {}, String(sumOf(expert))),
          ),
    ),
  );
}

/** @param {DailyPlace} row */
function placeRow({ place, name, you, percent, cross, results, points }) {
  const shown = name === "" ? text.daily.guest : name;
  return h(
    "tr",
    { class: you ? "you" : "" },
    h("td", {}, place === null ? "" : String(place)),
    h("th", { scope: "row" }, you ? `${shown} (${text.daily.you})` : shown),
    h("td", {}, String(percent)),
    h("td", {}, String(cross)),
    results.map(resultCell),
    h("td", {}, String(points)),
  );
}

/** @param {(number[] | null)[]} results */
const sumOf = (results) => results.reduce((sum, one) => sum + (one?.[0] ?? 0), 0);

/** Points of one's own side and of the other. @param {number[] | null} points */
const resultCell = (points) => h("td", {}, points === null ? "" : `${points[0]} : ${points[1]}`);

/** @param {DailyBoard} board */
const boardPart = (board) => h("section", { class: "board" }, dealtParts(board), comparedParts(board));
