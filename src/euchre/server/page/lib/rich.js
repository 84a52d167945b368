/** Sentences of the explainer with cards drawn as cards and seats under their names. */

import { h } from "./dom.js";
import { styled } from "./styles.js";
import { cardName } from "../texts/index.js";
import { language } from "../texts/language.js";
import { english, named } from "../texts/served.js";

await styled("/lib/rich.css");

const SIGNS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" });
const CARD = /\b([789TJQKA][SHDC])\b/;

/**
 * The parts of a sentence: text, and small pictures of the cards that it names, which screen readers read as
 * words.
 *
 * @param {string} words @param {(seat: string) => string} [nameOf]
 * @returns {import("./dom.js").Child[]}
 */
export function rich(words, nameOf) {
  /** @type {string[]} */
  const cards = [];
  const kept = words
    .replace(new RegExp(CARD, "g"), (card) => `⟦${cards.push(card) - 1}⟧`)
    .replace(/(^|\s)-(?=\d)/g, "$1−");
  const told = nameOf === undefined ? kept : named(kept, nameOf);
  return told.split(/⟦(\d+⟧[.,;:!?)]*)/).map((part, place) => {
    if (place % 2 === 0) return part;
    const [number, mark] = part.split("⟧");
    const card = cardWord(cards[Number(number)]);
    return mark === "" ? card : h("span", { class: "card-end" }, card, mark);
  });
}

/** A sentence as it is spoken, with the names of its cards. @param {string} words */
export const spoken = (words) => words.replace(new RegExp(CARD, "g"), cardName);

/** A card within a sentence. @param {string} card */
export function cardWord(card) {
  const rank = card[0] === "T" ? "10" : card[0];
  return h(
    "span",
    { class: `card-word suit-${card[1]}` },
    h("span", { "aria-hidden": "true" }, `${rank}${SIGNS[card[1]]}`),
    h("span", { class: "unseen", lang: english.lang && language }, cardName(card)),
  );
}
