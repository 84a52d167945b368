/** Draws what belongs to the person at the page: the buttons of their choices, and their hand. */

import { keyOfSet } from "./acts.js";
import { calls, otherButtons } from "./calls.js";
import { club } from "./club/parts.js";
import { exposedOf, irregularCards, isAsked } from "./club/state.js";
import { cardFace, suitSign } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { inOrder, isBower, letterOf } from "./hand.js";
import { settings } from "../lib/settings.js";
import { callWords, offerLabel } from "../texts/acts.js";
import { capital, cardName, text } from "../texts/index.js";

/** @typedef {import("./acts.js").Choices} Choices */
/** @typedef {import("./draw.js").Shown} Shown */

/** The buttons of the choices. @param {Shown} shown @param {Choices} choices */
export function actions(shown, choices) {
  const { update, picked, isBusy } = shown;
  const { deal, table } = update;
  if (shown.hasResult && table.phase === "playing" && !isAsked(update)) return goOn();
  if (deal === null || table.you === null) return null;
  const offers = otherButtons(choices.buttons).map((offer) =>
    h(
      "button",
      {
        class: `call ${offer.awaited ? "" : "right"}`,
        "data-act": offer.act,
        "data-key": offer.words,
        "aria-disabled": isBusy ? "true" : null,
      },
      labelled(offer.words),
    ),
  );
  const elsewhere = [...choices.cards].filter(
    ([card, { words }]) => !deal.hand.includes(card) && !isDiscard(words),
  );
  const cards = elsewhere.map(([card, offer]) =>
    h(
      "button",
      {
        class: "card-offer",
        "data-act": offer.act,
        "data-key": offer.words,
        "aria-label": offerLabel(offer.words),
      },
      cardFace(card),
    ),
  );
  const set = choices.count > 0 ? choices.chosen.get(keyOfSet([...picked])) : undefined;
  const put =
    choices.count === 0
      ? null
      : h(
          "button",
          {
            class: "call main",
            "data-act": set?.act,
            "aria-disabled": String(set === undefined),
            "data-key": "put",
          },
          text.table.discardChosen({ count: choices.count }),
        );
  return h(
    "div",
    { class: "actions", "data-key": "actions", role: "group", "aria-label": text.table.actions },
    calls(shown, choices),
    cards,
    put,
    offers,
    club?.words(shown) ?? null,
    endings(choices),
  );
}

/** The button that ends the look at a result. */
const goOn = () =>
  h(
    "div",
    { class: "actions", "data-key": "actions", role: "group", "aria-label": text.table.actions },
    h("button", { class: "main", "data-do": "skip", "data-key": "skip" }, text.table.goOn),
  );

/** @param {string} words */
const isDiscard = (words) => words.startsWith("discards");

/** @param {Choices} choices */
function endings({ ends }) {
  if (ends.length === 0) return null;
  return h(
    "details",
    { class: "endings", "data-key": "endings" },
    h("summary", {}, text.table.endEarly),
    h("p", {}, text.table.proposes),
    h(
      "div",
      { class: "endings-buttons" },
      ends.map((offer) =>
        h("button", { "data-act": offer.act, "data-key": offer.words }, callWords(offer.words)),
      ),
    ),
  );
}

/** The words of a call, with the shape of its suit. @param {string} words */
function labelled(words) {
  const suit = words.match(/\b(spades|hearts|diamonds|clubs|no trump)\b/);
  return [callWords(words), suit === null ? null : suitSign(letterOf(suit[1]))];
}

/** The hand. @param {Shown} shown @param {Choices} choices */
export function hand({ update, picked, pending, isBusy }, choices) {
  const { deal } = update;
  if (
    deal === null ||
    update.table.you === null ||
    deal.hand.length === 0 ||
    update.table.phase !== "playing"
  )
    return h("div", { class: "hand empty", "data-key": "hand" });
  const taken = [...choices.cards].flatMap(([card, { words }]) =>
    isDiscard(words) && !deal.hand.includes(card) ? [card] : [],
  );
  const irregular = irregularCards(update);
  const exposed = exposedOf(update, update.table.you);
  const held = inOrder([...deal.hand, ...taken], deal.trump, settings.sorting).filter(
    (card) => card !== pending,
  );
  const cards = held.map((card) => {
    const offer = choices.cards.get(card);
    const isIrregular = offer === undefined && irregular.has(card);
    const isOffered = offer !== undefined || choices.count > 0 || (isIrregular && !settings.askFirst);
    return heldCard(card, {
      isOffered,
      isOff: !(isOffered || isIrregular) || isBusy,
      isPicked: choices.count > 0 ? picked.has(card) : null,
      isTaken: taken.includes(card),
      isExposed: exposed.includes(card),
      isTop: isBower(card, deal.trump),
    });
  });
  const isChoosing = choices.isAwaited && (choices.cards.size > 0 || choices.count > 0);
  return h(
    "div",
    {
      class: `hand cards-${cards.length} ${isChoosing ? "choosing" : ""}`,
      "data-key": "hand",
      role: "group",
      "aria-label": text.table.hand,
    },
    cards,
  );
}

/**
 * A card of the hand.
 *
 * @param {string} card
 * @param {Record<string, boolean | null>} state
 */
function heldCard(card, { isOffered, isOff, isPicked, isTaken, isExposed, isTop }) {
  const classes = [
    "card",
    "held",
    isTaken ? "taken" : "",
    isOffered ? "playable" : "",
    isPicked ? "picked" : "",
    isExposed ? "lies-exposed" : "",
    isTop ? "bower" : "",
  ];
  return h(
    "button",
    {
      class: classes.filter(Boolean).join(" "),
      "data-key": card,
      "data-card": card,
      "data-hold": card,
      "aria-disabled": isOff ? "true" : null,
      "aria-pressed": isPicked === null ? null : String(isPicked),
      "aria-label": capital(cardName(card)) + (isExposed ? `, ${text.club.exposed}` : ""),
    },
    cardFace(card),
  );
}
