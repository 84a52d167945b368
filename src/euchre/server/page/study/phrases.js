/** Texts about results that several of these pages show. */

import { decimal, look, text } from "../texts/index.js";

/** @typedef {import("../messages").ProgressGame} ProgressGame */

/**
 * What a person has solved.
 *
 * @param {number} rating @param {number} solved @param {number} tried @param {number} streak
 */
export function solverWords(rating, solved, tried, streak) {
  if (tried === 0) return text.puzzles.unrated;
  const days = streak > 0 ? [text.puzzles.streak({ days: streak })] : [];
  const words = [text.puzzles.rating({ rating: Math.round(rating) }), text.puzzles.solved({ solved, tried })];
  return [...words, ...days].join(" · ");
}

/** Points lost per deal. @param {number} lost */
export const perDeal = (lost) => text.progress.perDeal({ lost: decimal(lost, 2) });

/** @param {boolean} won @param {string} points */
export const resultWords = (won, points) =>
  (won ? text.progress.won : text.progress.lost)({ score: points.replaceAll("-", " : ") });

/** @param {ProgressGame} game */
export const gameWords = ({ at, code, won, points }) =>
  text.progress.gameSaid({
    game: look(text.games, code)?.title ?? code,
    day: text.lobby.day({ at }),
    result: resultWords(won, points),
  });
