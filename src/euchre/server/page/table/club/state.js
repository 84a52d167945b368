/** What an update says about club mode: who is asked, and what may be played against the laws. */

import { parted } from "../acts.js";
import { who } from "../../lib/seats.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").RulingInfo} RulingInfo */

/** Whether play waits for a decision of the person at the page. @param {Update} update */
export const isAsked = ({ table, deal }) =>
  table.you !== null &&
  table.phase === "playing" &&
  !table.paused &&
  (deal?.club?.asked.includes(table.you) ?? false);

/** The names of the others for whose decision play waits. @param {Update} update */
export const othersAsked = ({ table, deal }) =>
  (deal?.club?.asked ?? []).filter((seat) => seat !== table.you).map((seat) => who(table, seat).name);

/**
 * The irregular act of each card of the hand that has one.
 *
 * @param {Update} update
 * @returns {Map<string, string>}
 */
export function irregularCards({ deal }) {
  const found = (deal?.club?.slips ?? []).flatMap((act) => {
    const { card } = parted(act);
    return card === null ? [] : [/** @type {[string, string]} */ ([card, act])];
  });
  return new Map(found);
}

/** The exposed cards of a seat. @param {Update} update @param {string} seat */
export const exposedOf = ({ deal }, seat) =>
  deal?.club?.exposed.find((one) => one.seat === seat)?.cards ?? [];

/** All rulings, the oldest first. @param {Update | null} update @returns {RulingInfo[]} */
export const rulingsOf = (update) => update?.deal?.club?.rulings ?? [];

/** The number of the newest ruling, or 0. @param {Update | null} update */
export const newest = (update) => rulingsOf(update).at(-1)?.number ?? 0;
