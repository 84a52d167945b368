/** The moments of a game that have a scene and a sound of their own. */

import { parted } from "../acts.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").DealView} DealView */
/** @typedef {"game" | "rubber" | "lost"} End */
/** @typedef {"deal" | "turn-up" | "trump" | "alone" | "euchre" | "march" | End} Moment */

/**
 * @typedef {object} Seen what the table shows
 * @property {Update} update
 * @property {boolean} hasResult whether the result of the deal is in sight
 * @property {boolean} isGameWon whether this result won the game
 * @property {boolean} isLost whether it was won by the other side
 * @property {number} rubberGames games that win the rubber; 0 without rubbers
 */

/**
 * The moments between what was shown before and what is shown now.
 *
 * @param {Seen} now @param {Seen | null} before
 * @returns {Moment[]}
 */
export function momentsOf(now, before) {
  const deal = now.update.deal;
  if (before === null || deal === null || before.update.table.id !== now.update.table.id) return [];
  const had = before.update.deal;
  const isSame = had?.number === deal.number;
  const isResult = now.hasResult && !(before.hasResult && isSame);
  const made = isSame && had !== undefined ? madeIn(deal, had) : [];
  const found = [...dealtIn(deal, isSame ? had : null), ...made, ...(isResult ? resultIn(now) : [])];
  return /** @type {Moment[]} */ (found.filter(Boolean));
}

/** @param {DealView} deal @param {DealView | null | undefined} had the same deal before */
const dealtIn = ({ turn_up: turned, trump }, had) =>
  turned !== null && !had?.turn_up && trump === null ? ["deal", "turn-up"] : [];

/** @param {DealView} deal @param {DealView | null} had */
const madeIn = ({ trump, lone }, had) => [
  trump !== null && had?.trump === null && "trump",
  lone !== null && had?.lone === null && "alone",
];

/** @param {Seen} now */
function resultIn({ update: { deal }, isGameWon, isLost, rubberGames }) {
  const kind = deal?.outcome?.result ?? "";
  const isRubber = isGameWon && rubberGames > 0 && Object.values(deal?.games ?? {}).includes(rubberGames);
  return [
    ["euchre", "march"].includes(kind) && kind,
    isLost ? "lost" : isRubber ? "rubber" : isGameWon && "game",
  ];
}

/**
 * How many cards each packet of a deal has: `deals 3-2` gives 3 and 2.
 *
 * @param {Update} update
 */
export function packetsOf({ events }) {
  const dealt = events.map(({ text }) => parted(text ?? "").words.match(/^deals ([\d-]+)/)).find(Boolean);
  return (dealt?.[1] ?? "3-2").split("-").map(Number);
}
