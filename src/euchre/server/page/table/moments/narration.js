/** The sentences that describe each update: every event once, in order, in the words of the game. */

import { resultHeading } from "../../texts/phrases.js";
import { actSentence } from "../../texts/acts.js";
import { capital, text } from "../../texts/index.js";
import { parted } from "../acts.js";
import { inOrder } from "../hand.js";
import { club } from "../club/parts.js";
import { newest, rulingsOf } from "../club/state.js";
import { isOwnSide, sideName, who } from "../../lib/seats.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").Happening} Happening */
/** @typedef {import("../../messages").DealView} DealView */

/** Acts of dealing that are not described, since the turn-up follows. */
const UNTOLD = /^(?:shuffles|cuts|declines the cut|deals|draws|holds)\b/;

/**
 * The sentences for an update, given the one before.
 *
 * @param {Update} update @param {Update | null} before
 * @returns {string[]}
 */
export function sentences(update, before) {
  const told = events(update, before);
  const deal = update.deal;
  if (deal === null) return told;
  const isNew = before?.deal?.number !== deal.number;
  const hadHand = !isNew && (before?.deal?.hand.length ?? 0) > 0;
  if (!hadHand && deal.hand.length > 0 && deal.outcome === null) {
    told.push(text.say.yourHand({ cards: inOrder(deal.hand, deal.trump) }));
  }
  if (deal.outcome !== null && (isNew || before?.deal?.outcome === null))
    told.push(...outcome(update).filter((line) => !told.includes(text.say.ruling({ words: line }))));
  const won = gameWon(update, before);
  return won === null ? told : [...told, won];
}

/**
 * The sentences for each event, and for the rulings on it.
 *
 * @param {Update} update
 * @param {Update | null} before
 * @returns {string[]}
 */
function events(update, before) {
  const isNews = before !== null && update.events.length > 0;
  const rulings = isNews ? rulingsOf(update).filter(({ number }) => number > newest(before)) : [];
  let ago = update.events.filter(({ kind }) => kind === "act").length;
  return update.events.flatMap((event) => {
    const told = tell(event, update);
    if (event.kind !== "act") return told;
    ago -= 1;
    return [
      ...told,
      ...rulings
        .filter((ruling) => ruling.ago === ago)
        .map((ruling) => text.say.ruling({ words: club?.ruled(update, ruling) ?? "" })),
    ];
  });
}

/** @param {Happening} event @param {Update} update @returns {string[]} */
function tell(event, update) {
  const { table } = update;
  const seat = event.seat === null || event.seat === undefined ? null : who(table, event.seat);
  if (event.kind === "act") return act(event, update);
  if (event.kind === "called") return [text.say.called({ seat: event.seat ?? "", name: event.text ?? "" })];
  if (event.kind === "sat") return [text.say.sat({ name: event.text ?? "", seat: event.seat ?? "" })];
  const { paused, resumed, closed, carriedOn, gameBegan } = text.say;
  const plain = { paused, resumed, closed, "carried-on": carriedOn, "game-began": gameBegan };
  if (event.kind in plain) return [plain[/** @type {"paused"} */ (event.kind)]];
  if (seat === null) return [];
  if (event.kind === "stood" || event.kind === "removed") return [text.say.stood({ who: event.seat ?? "" })];
  if (event.kind === "stood-in") return [text.say.stoodIn({ who: seat })];
  if (event.kind === "came-back") return [text.say.cameBack({ who: seat })];
  return event.kind === "next-wanted" ? [text.say.wantsNext({ who: seat })] : [];
}

/** @param {Happening} event @param {Update} update */
function act(event, update) {
  const { words, card } = parted(event.text ?? "");
  if (event.seat === null || event.seat === undefined) return [];
  const seat = who(update.table, event.seat);
  if (card !== null) return played(event.seat, card, update);
  if (UNTOLD.test(words)) return [];
  const turned = words.match(/^turns up (.+)$/);
  if (turned !== null) return [text.say.turnsUp({ who: seat, card: turned[1] })];
  const proposed = words.match(/^proposes (\d)$/);
  if (proposed !== null) return [text.say.proposes({ who: seat, tricks: Number(proposed[1]) })];
  if (words === "lays down") return [text.say.laysDown({ who: seat })];
  return [actSentence(seat, words, (letter) => who(update.table, letter).name)];
}

/** @param {string} seat @param {string} card @param {Update} update */
function played(seat, card, update) {
  const { table, deal } = update;
  const trick = deal?.tricks.find((one) =>
    one.plays.some((play) => play.card === card && play.seat === seat),
  );
  const place = trick?.plays.findIndex((play) => play.card === card) ?? 1;
  const told = [(place === 0 ? text.say.leads : text.say.plays)({ who: who(table, seat), card })];
  if (trick?.complete && place === trick.plays.length - 1)
    told.push(text.say.takesTrick({ who: who(table, trick.winner) }));
  return told;
}

/**
 * The result of the deal in sentences.
 *
 * @param {Update} update
 * @returns {string[]}
 */
export function outcome({ table, deal }) {
  if (deal === null || deal.outcome === null) return [];
  const { outcome: came, maker } = deal;
  const ended = deal.club?.ended_by ?? null;
  if (ended !== null)
    return [
      `${text.result.ended}.`,
      club?.ruled({ table }, ended) ?? "",
      ...(Object.keys(ended.points).length === 0 ? [text.result.nobody] : []),
    ];
  const told = [`${resultHeading(came.result, deal.lone !== null)}.`];
  if (maker !== null && came.result !== "jamboree" && came.result !== "void") {
    const side = Object.keys(came.tricks).find((one) => one.split("+").includes(maker)) ?? maker;
    told.push(capital(text.result.made({ side: sideName(table, side), tricks: came.tricks[side] ?? 0 })));
  }
  const gains = Object.entries(came.points).filter(([, points]) => points > 0);
  const scored = gains.map(([side, points]) => text.result.gain({ side: sideName(table, side), points }));
  told.push(scored.length === 0 ? text.result.nobody : text.result.scored({ gains: scored }));
  return told;
}

/**
 * The score with which a game was won, the winner's points first. Where points lap, the update that ends the
 * game shows already what is left of them.
 *
 * @param {DealView} deal @param {Update | null} before @param {string} winner
 */
function finalScore(deal, before, winner) {
  const had = before?.deal?.points;
  if (deal.outcome === null || had === undefined || before?.deal?.number !== deal.number) return "";
  const gains = deal.outcome.points;
  const sides = Object.keys(had).sort((one) => (one === winner ? -1 : 1));
  return sides.map((side) => had[side] + (gains[side] ?? 0)).join(" : ");
}

/**
 * Who won a game by an update: the sentence for the side with more games than before, or null.
 *
 * @param {Update} update @param {Update | null} before
 */
export function gameWon({ table, deal }, before) {
  const had = before?.deal?.games;
  if (deal === null || had === undefined) return null;
  const side = Object.keys(deal.games).find((one) => deal.games[one] > (had[one] ?? 0));
  if (side === undefined) return null;
  const name = sideName(table, side);
  const players = name === text.places.them || isOwnSide(table, side) ? 2 : side.split("+").length;
  return capital(text.result.won({ side: name, players, score: finalScore(deal, before, side) }));
}
