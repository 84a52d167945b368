/** A deal that several tables have played, as it was dealt. */

import { cardPicture } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { cardName, text } from "../texts/index.js";

/**
 * Its heading, who dealt and what was turned up, and the cards of each seat.
 *
 * @param {import("../messages").DailyBoard | import("../messages").HallBoard} board
 */
export function dealtParts({ board, dealer, hands, turn_up }) {
  return [
    h("h3", {}, text.daily.deal({ number: board })),
    h("p", {}, text.daily.dealt({ seat: dealer, card: cardName(turn_up) })),
    h(
      "dl",
      {},
      hands.flatMap(({ seat, cards }) => [
        h("dt", {}, seat),
        h(
          "dd",
          {},
          cards.map((card) => h("span", { class: "card" }, cardPicture(card))),
        ),
      ]),
    ),
  ];
}

/**
 * What the solver finds and what the expert got, and the way to one's own play of the deal.
 *
 * @param {import("../messages").DailyBoard | import("../messages").HallBoard} board
 */
export function comparedParts({ solver, expert, review }) {
  return [
    h("p", {}, text.daily.solver),
    h(
      "ul",
      { class: "solver" },
      solver.map(({ trump, first, second }) =>
        h("li", {}, text.daily.tricks({ suit: trump, first, second })),
      ),
    ),
    expert === null ? null : h("p", {}, `${text.daily.expert}: ${expert[0]} : ${expert[1]}`),
    review === null ? null : h("a", { class: "button", href: review, "data-link": true }, text.daily.review),
  ].filter((part) => part !== null);
}
