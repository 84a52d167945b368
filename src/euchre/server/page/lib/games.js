/** The games that the server offers, fetched once. */

import { request } from "./wire.js";

/** @type {Promise<import("../messages").Games> | undefined} */
let games;

/** The games, their house rules and the computer players. @returns {Promise<import("../messages").Games>} */
export function gamesOnOffer() {
  games ??= request("GET", "/api/games").catch((failed) => {
    games = undefined; // the next try may reach the server
    throw failed;
  });
  return games;
}
