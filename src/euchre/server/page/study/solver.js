/**
 * What a solver of puzzles has done: rating, solved puzzles, and days in a row. The server keeps it for
 * guests, this browser for everybody else.
 */

import { Refused, request } from "../lib/wire.js";

const KEY = "euchre-puzzles";
const MOST_DONE = 1000;
const DAY = 86_400_000;

/**
 * @typedef {object} Solver
 * @property {number} rating @property {number} deviation @property {number} volatility
 * @property {number} solved @property {number} tried
 * @property {number} streak days in a row on which the puzzle of the day was solved
 * @property {number} day the last of these days
 * @property {string[]} done ids of the puzzles tried, the oldest first
 */

/** @type {Solver} */
const FRESH = {
  rating: 1300,
  deviation: 350,
  volatility: 0.06,
  solved: 0,
  tried: 0,
  streak: 0,
  day: 0,
  done: [],
};

/** @returns {Solver} */
export function solver() {
  try {
    return { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FRESH }; // storage is forbidden, or holds something else
  }
}

/** What the server keeps of the person; null without a session. @returns {Promise<Solver | null>} */
export async function keptSolver() {
  try {
    return ofRecord(await request("GET", "/api/progress/solver"));
  } catch (failed) {
    if (failed instanceof Refused && failed.status === 401) return null;
    throw failed;
  }
}

/** @param {import("../messages").SolverRecord} record @returns {Solver} */
const ofRecord = ({ strength, ...counts }) => ({ ...solver(), day: 0, ...counts, ...strength });

/**
 * The solver after an answer. Only the first answer to a puzzle counts.
 *
 * @param {string} id @param {import("../messages").PuzzleSolution} solution @param {boolean} isDaily
 * @returns {Solver}
 */
export function keepSolver(id, { is_right, strength, solver: kept }, isDaily) {
  if (kept) return ofRecord(kept);
  const before = solver();
  if (before.done.includes(id)) return before;
  const after = {
    ...before,
    ...strength,
    tried: before.tried + 1,
    solved: before.solved + (is_right ? 1 : 0),
    done: [...before.done, id].slice(-MOST_DONE),
  };
  if (isDaily) {
    const today = Math.floor(Date.now() / DAY);
    after.streak = is_right ? (before.day === today - 1 ? before.streak : 0) + 1 : 0;
    after.day = today;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // it is then forgotten with the page
  }
  return after;
}
