/** The rulings of the referee as sentences, with links to the laws. */

import { h } from "../lib/dom.js";
import { lawPath } from "../lib/law-links.js";
import { sideName, who } from "../lib/seats.js";
import { named, referee } from "../texts/en/index.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").RulingInfo} RulingInfo */

/** All rulings, the oldest first. @param {Update | null} update @returns {RulingInfo[]} */
export const rulingsOf = (update) => update?.deal?.club?.rulings ?? [];

/** The number of the newest ruling, or 0. @param {Update | null} update */
export const newest = (update) => rulingsOf(update).at(-1)?.number ?? 0;

/**
 * A ruling in sentences.
 *
 * @param {{table: import("../lib/seats.js").Chairs}} update
 * @param {RulingInfo} ruling
 */
export function ruled({ table }, ruling) {
  const points = Object.entries(ruling.points).map(
    ([side, count]) => /** @type {[string, number]} */ ([sideName(table, side), count]),
  );
  return referee.ruling({
    ...ruling,
    by: ruling.offender === null ? null : who(table, ruling.offender).name,
    holders: ruling.holders.map((seat) => who(table, seat).name),
    points,
    why: named(ruling.why, (seat) => who(table, seat).name),
  });
}

/**
 * The laws of a ruling as links that open a new window, at most a given number.
 *
 * @param {RulingInfo} ruling @param {string} register @param {number} [most]
 */
export function lawsOf(ruling, register, most = Infinity) {
  if (ruling.laws.length === 0 || register === "") return null;
  const links = ruling.laws.slice(0, most).map(({ id, is_law }) =>
    h(
      "a",
      {
        href: lawPath(register, id),
        target: "_blank",
        rel: "noopener",
        class: is_law ? "" : "decided",
        "aria-label": referee.lawLabel(id, is_law),
        title: referee.lawLabel(id, is_law),
      },
      referee.law(id),
    ),
  );
  return h("span", { class: "laws" }, links);
}

/** The rulings as a list, the newest first. @param {Update} update @param {string} register */
export function rulingList(update, register) {
  const rulings = rulingsOf(update);
  if (rulings.length === 0) return h("p", {}, referee.none);
  return h(
    "ol",
    { class: "rulings", reversed: true },
    rulings
      .toReversed()
      .map((ruling) =>
        h(
          "li",
          { "data-key": `ruling-${ruling.number}`, class: ruling.verdict },
          h("p", {}, ruled(update, ruling)),
          lawsOf(ruling, register),
        ),
      ),
  );
}
