/** Acts as the log of an evening writes them. */

export const TAKE_BACK = "take back";

/** @param {number} round @param {number} minutes 0 without a clock */
export const roundBegun = (round, minutes) =>
  `begin round ${round}${minutes > 0 ? `, ${minutes} minutes` : ""}`;

/** @param {string} name @param {number} round their first round */
export function playerArrives(name, round) {
  const written = name.trim().replace(/\s+/g, " ");
  return round > 1 ? `player ${written} from round ${round}` : `player ${written}`;
}

/** @param {string} name @param {number} round their last round */
export const playerLeaves = (name, round) => `leaves after round ${round}: ${name}`;

/** @param {number} round @param {number} table @param {number[]} points of both sides */
export const tableScored = (round, table, points) =>
  `score round ${round} table ${table}: ${points.join(" to ")}`;

/** @param {number} round @param {string} name @param {number} count */
export const loneHandsMade = (round, name, count) => `lone hands round ${round}: ${count} by ${name}`;

/**
 * @param {"marches" | "euchres"} kind @param {number} round @param {number} table
 * @param {number[]} counts of both sides
 */
export const talliesMade = (kind, round, table, counts) =>
  `${kind} round ${round} table ${table}: ${counts.join(" to ")}`;

/** @param {number} seed @param {string} name a player of the pair */
export const pairSeeded = (seed, name) => `seed ${seed}: ${name}`;

/** @param {string} watchers @param {number} delay seconds */
export const watched = (watchers, delay) =>
  `watched by ${watchers}${delay > 0 ? `, ${delay} seconds later` : ""}`;

/** @param {readonly string[]} prizes */
export const prizesSet = (prizes) => `prizes ${prizes.join(", ") || "none"}`;

/** @param {number} round @param {number} table @param {number} side @param {number[]} points of both sides */
export const sideReported = (round, table, side, points) =>
  `report round ${round} table ${table} side ${side}: ${points.join(" to ")}`;
