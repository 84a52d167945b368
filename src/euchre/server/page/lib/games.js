/** The games that can be played: fetched once. */

import { request } from "./wire.js";

/** @type {Promise<import("../messages").Games> | undefined} */
let games;

/** What can be played, asked for once. @returns {Promise<import("../messages").Games>} */
export function gamesOnOffer() {
  games ??= request("GET", "/api/games");
  return games;
}
