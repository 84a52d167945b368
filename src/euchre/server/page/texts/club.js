/** Texts of club mode that are chosen by what they are about. */

import { callWords } from "./acts.js";
import { capital, cardName, listed, look, served, suitName, text } from "./index.js";
import { inOwnWords, plain } from "./served.js";

const CARD = /\b[789TJQKA][SHDC]\b|\bjoker\b/g;

/**
 * An order of the referee to a seat.
 *
 * @param {{kind: string, card: string | null, suit: string | null}} order
 */
export function orderWords({ kind, card, suit }) {
  if (kind === "card") return text.club.calledCard({ card: card ?? "??" });
  if (kind === "suit") return text.club.mustLead({ suit: suit ?? "" });
  return look(text.club.must, kind) ?? kind;
}

/**
 * The words of a button that answers a matter.
 *
 * @param {string} words @param {(seat: string) => string} nameOf
 */
export function answerWords(words, nameOf) {
  const [verb, matter] = words.split(" ");
  if (verb === "waives") return text.club.letPass;
  if (verb === "claims") return text.club.claimIt;
  if (verb === "shows") return text.club.showTricks;
  const called = words.match(/^calls (\S+) from ([A-D])$/);
  if (called === null) return plain(matter ?? verb);
  const [, what, seat] = called;
  return what.length === 2
    ? text.club.callCard({ card: what, name: nameOf(seat) })
    : text.club.callOther({ suit: what, name: nameOf(seat) });
}

/** The heading under which an irregular act is offered. @param {string} words */
export function slipKind(words) {
  const [verb] = words.split(" ");
  if (verb === "plays") return words.endsWith("together") ? "plays" : "alone";
  return verb in text.club.kinds ? verb : "calls";
}

/** The words of its button. @param {string} words */
export function slipWords(words) {
  const cards = words.match(CARD)?.map(cardName) ?? [];
  const [verb] = words.split(" ");
  if (["exposes", "takes", "changes"].includes(verb)) return capital(cards.join(""));
  if (words.endsWith("together")) return capital(listed(cards));
  if (words.startsWith('says "')) return saidWords(words.slice(6, -1));
  if (verb === "says") return capital(look(served.matters ?? {}, words.slice(5)) ?? callWords(words));
  if (verb === "names") return capital(suitName(words.slice(6)));
  return callWords(words);
}

/** A remark to the partner in quotation marks. @param {string} remark */
function saidWords(remark) {
  const here = look(served.remarks ?? {}, remark);
  return here === undefined ? `“${remark}”` : capital(here);
}

/** The button that claims an irregularity. @param {string} irregularity */
export const claimWords = (irregularity) =>
  irregularity === "revoke" ? inOwnWords(text.club.claimRevoke) : text.club.claimCall;

/**
 * What a player may have done.
 *
 * @param {string} name @param {string} irregularity @param {number | null} trick
 */
export const suspicion = (name, irregularity, trick) =>
  (irregularity === "revoke" ? text.club.suspectedRevoke : text.club.suspectedCall)({ name, trick });
