/**
 * This seat's shares of the randomness of a game: the hash of a share is pledged first, the share is revealed
 * later.
 *
 * Each share is the hash of the next, so a revealed share pledges the next one. A next one is needed where
 * another seat does not reveal its share: the shares that are known by then are void.
 */

import { bytesOf, hexOf, sha256 } from "../lib/encoding/sha256.js";

/** Shares that a pledge covers: each round in which a share is late has one seat less. */
const ROUNDS = 4;

/** @param {string} hex */
const hashOf = (hex) => hexOf(sha256(bytesOf(hex)));

const KEPT = "euchre-share ";
/** @type {Map<string, string>} */
const memory = new Map();

/** A new last share, and the pledge of the first. */
export function newShare() {
  const share = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  let pledge = share;
  for (let round = 0; round < ROUNDS; round += 1) pledge = hashOf(pledge);
  return { share, pledge };
}

/**
 * The share that a pledge was made for, found from the last share. Null if it is none of them.
 *
 * @param {string} last
 * @param {string} pledge
 */
export function shareOf(last, pledge) {
  let share = last;
  for (let round = 0; round < ROUNDS; round += 1) {
    const hash = hashOf(share);
    if (hash === pledge) return share;
    share = hash;
  }
  return null;
}

/**
 * Keep the last share for a table until it is revealed.
 *
 * @param {string} table
 * @param {string} share
 */
export function keep(table, share) {
  memory.set(table, share);
  try {
    sessionStorage.setItem(KEPT + table, share);
  } catch {
    // the share is then kept until the page is closed
  }
}

/** The last share kept for a table, or null. @param {string} table */
export function shareKept(table) {
  try {
    return memory.get(table) ?? sessionStorage.getItem(KEPT + table);
  } catch {
    return null;
  }
}
