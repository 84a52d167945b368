/** Sorts a hand. */

const RANKS = "AKQJT987";
const SUITS = "SHCD";
const SAME_COLOUR = /** @type {Record<string, string>} */ ({ S: "C", C: "S", H: "D", D: "H" });
const LETTERS = /** @type {Record<string, string>} */ ({
  spades: "S",
  hearts: "H",
  diamonds: "D",
  clubs: "C",
  "no trump": "N",
});

/**
 * The letter of a suit, or N for no trump, from its name or its letter.
 *
 * @param {string} suit
 */
export const letterOf = (suit) => LETTERS[suit] ?? suit;

/**
 * Sorted cards: trumps first with the bowers, then suit by suit, from high to low.
 *
 * @param {string[]} cards @param {string | null} trump
 * @param {number} [sorting] 1 for the suits of the cards, 2 as they are
 */
export function inOrder(cards, trump, sorting = 0) {
  if (sorting === 2) return cards;
  const suit = trump === null || sorting === 1 ? null : letterOf(trump);
  return [...cards].sort((one, other) => height(one, suit) - height(other, suit));
}

/** @param {string} card @param {string | null} trump */
function height(card, trump) {
  if (card === "joker") return -100;
  if (card === "??") return 100;
  const [rank, suit] = card;
  if (trump !== null && rank === "J" && suit === trump) return -99;
  if (trump !== null && rank === "J" && suit === SAME_COLOUR[trump]) return -98;
  return (suit === trump ? -90 : 20 * SUITS.indexOf(suit)) + RANKS.indexOf(rank);
}

/**
 * Whether a card is one of the two bowers.
 *
 * @param {string} card @param {string | null} trump
 */
export const isBower = (card, trump) =>
  trump !== null && card !== "joker" && height(card, letterOf(trump)) <= -98;
