/** The rulings of the referee as sentences, with links to the laws. */

import { h } from "../../lib/dom.js";
import { lawPath } from "../../lib/law-links.js";
import { sideName, who } from "../../lib/seats.js";
import { rulingsOf } from "./state.js";
import { text } from "../../texts/index.js";
import { rulingHere, rulingLanguage, rulingSentence } from "../../texts/rulings.js";
import { englishCards, englishName, named } from "../../texts/served.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").RulingInfo} RulingInfo */

/** What may be typed at the desk instead; here it is offered by a button. */
const TYPED_INSTEAD = /; '[^']*'(?: or '[^']*')* is possible$/;

/**
 * A ruling in sentences.
 *
 * @param {{table: import("../../lib/seats.js").Chairs}} update
 * @param {RulingInfo} ruling
 */
export function ruled({ table }, ruling) {
  const here = rulingHere(
    ruling,
    (seat) => who(table, seat).name,
    (side) => sideName(table, side),
  );
  if (here !== null) return here;
  const points = Object.entries(ruling.points).map(
    ([side, count]) => /** @type {[string, number]} */ ([englishName(sideName(table, side)), count]),
  );
  const nameOf = (/** @type {string} */ seat) => englishName(who(table, seat).name);
  return rulingSentence({
    ...ruling,
    cards: englishCards(ruling.cards),
    by: ruling.offender === null ? null : nameOf(ruling.offender),
    holders: ruling.holders.map(nameOf),
    points,
    why: named(ruling.why.replace(TYPED_INSTEAD, ""), (seat) => who(table, seat).name),
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
        "aria-label": (is_law ? text.referee.lawLabel : text.referee.decidedLabel)({ id }),
        title: (is_law ? text.referee.lawLabel : text.referee.decidedLabel)({ id }),
      },
      text.referee.law({ id }),
    ),
  );
  return h("span", { class: "laws" }, links);
}

/** The rulings as a list, the newest first. @param {Update} update @param {string} register */
export function rulingList(update, register) {
  const rulings = rulingsOf(update);
  if (rulings.length === 0) return h("p", {}, text.referee.none);
  return h(
    "ol",
    { class: "rulings", reversed: true },
    rulings
      .toReversed()
      .map((ruling) =>
        h(
          "li",
          { "data-key": `ruling-${ruling.number}`, class: ruling.verdict },
          h("p", rulingLanguage(), ruled(update, ruling)),
          lawsOf(ruling, register),
        ),
      ),
  );
}
