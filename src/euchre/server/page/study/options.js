/** The options of a puzzle or a lesson with their worth. */

import { h } from "../lib/dom.js";
import { rich } from "../lib/rich.js";
import { callWords } from "../texts/acts.js";
import { decimal, percent, text } from "../texts/index.js";

/** An act without its actor. @param {string} act */
export const namedVerb = (act) => act.replace(/^[A-D] /, "");

/** A number of points with its sign. @param {number} points @param {number} [digits] */
export const signed = (points, digits = 2) => {
  const written = decimal(Math.abs(points), digits);
  return Number(Math.abs(points).toFixed(digits)) === 0 ? written : `${points > 0 ? "+" : "−"}${written}`;
};

/**
 * A table of options.
 *
 * @param {{act: string, points: number | null, game: number | null}[]} options the best first
 * @param {string} best @param {string} done
 */
export function optionTable(options, best, done) {
  const hasPoints = options.some(({ points }) => points !== null);
  const hasGame = options.some(({ game }) => game !== null);
  const heads = [text.review.option, hasPoints ? text.review.points : "", hasGame ? text.review.game : ""];
  return h(
    "table",
    { class: "options" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        heads.filter((words) => words !== "").map((words) => h("th", { scope: "col" }, words)),
      ),
    ),
    h(
      "tbody",
      {},
      options.map(({ act, points, game }) =>
        h(
          "tr",
          { class: [act === best ? "is-best" : "", act === done ? "is-done" : ""].join(" ") },
          h("th", { scope: "row" }, rich(callWords(namedVerb(act))), note(act, best, done)),
          hasPoints ? h("td", {}, points === null ? "" : signed(points)) : null,
          hasGame ? h("td", {}, game === null ? "" : percent(game, 1)) : null,
        ),
      ),
    ),
  );
}

/** What an option was. @param {string} act @param {string} best @param {string} done */
function note(act, best, done) {
  const words = [act === best ? text.review.best : "", act === done ? text.review.chosen : ""];
  const said = words.filter((word) => word !== "").join(", ");
  return said === "" ? null : h("small", {}, ` ${said}`);
}
