/** Texts of hints, reviews, puzzles and lessons. */

import { games, lobby } from "./lobby.js";
import { callWords } from "./table.js";
import { capital, counted } from "./words.js";

export * from "./index.js";

export const hints = {
  title: "Hint",
  thinking: "Thinking …",
};

export const review = {
  title: "Review of the game",
  toReplay: "Replay",
  reading: "Reading the game …",
  queued: (/** @type {number} */ place) =>
    place === 1 ? "One other review comes first." : `${place} other reviews come first.`,
  progress: (/** @type {number} */ done, /** @type {number} */ total) =>
    `${done} of ${total} deals are reviewed.`,
  method:
    "Each choice is compared with all others over a thousand layouts of the hidden cards, " +
    "from what the player could know at that moment.",
  done: "The review is done.",
  account: (/** @type {string} */ result) => `Where the points went: ${result} in all`,
  seat: "For",
  parts: /** @type {Record<string, string>} */ ({
    dealt: "Luck of the cards dealt",
    hidden: "Luck of the hidden cards",
    luck: "Luck",
    own: "Own choices",
    partner: "Partner’s choices",
    adversaries: "Adversaries’ choices",
  }),
  adds: "The parts add up to the result. Own side’s points count as plus, the other side’s as minus.",
  costly: "Costly choices, the worst first",
  faultless: "No choice was clearly worse than the best.",
  where: (/** @type {number} */ deal, /** @type {string} */ at) => `Deal ${deal}, ${placeWords(at)}`,
  better: "Better: ",
  best: "best",
  chosen: "chosen",
  marks: /** @type {Record<string, string>} */ ({
    fine: "fine",
    inexact: "Inexact",
    mistake: "Mistake",
    blunder: "Blunder",
    "too close to say": "too close to say",
    unknown: "not known",
    forced: "forced",
  }),
  forced: "No other act was legal.",
  /** @param {string} act words after the actor */
  bestIf: (act) => `It is best to ${toDo(act)} if the cards lie like this: `,
  option: "Choice",
  points: "Points",
  game: "Wins the game",
  every: "Every deal, choice by choice",
  deal: (/** @type {number} */ number) => `Deal ${number}`,
  seeDeal: (/** @type {number} */ number) => `See deal ${number}`,
  dealAccount: (/** @type {any} */ one, /** @type {(points: number) => string} */ signed) =>
    `Cards ${signed(one.dealt)}, hidden cards ${signed(one.hidden)}, own choices ${signed(one.own)}, ` +
    `partner ${signed(one.partner)}, adversaries ${signed(one.adversaries)}.`,
  hindsight: (/** @type {number} */ tricks) =>
    `In hindsight, with all cards seen, the makers win ${tricks} of the tricks.`,
  totals: "Points lost per deal",
  all: "all",
  reference: "The last three rows are the same figures of our own players, measured in the modern game.",
  plot: "Chance to win the game",
  plotValue: "Value of the score",
  plotHint:
    "After each deal. The colour shows the main cause of the change: red for own choices, grey for luck.",
  swing: (/** @type {number} */ deal, /** @type {string} */ value, /** @type {string} */ cause) =>
    `Deal ${deal}: ${value}, mostly ${review.parts[cause].toLowerCase()}.`,
};

/** An act as something to do: `pass`, `play 9H`. @param {string} act */
const toDo = (act) => {
  const words = callWords(act);
  return /^[789TJQKA][SHDC]$/.test(act) ? `play ${act}` : words.slice(0, 1).toLowerCase() + words.slice(1);
};

/** Where in a deal a choice is. @param {string} at */
function placeWords(at) {
  const [what, number] = at.split(".");
  if (what === "call") return `call ${number}`;
  if (/^\d$/.test(what)) return `trick ${what}, card ${number}`;
  return what;
}

export const puzzles = {
  title: "Puzzles",
  daily: "Puzzle of the day",
  theme: "Theme",
  every: "All themes",
  board: "The table",
  solver: (
    /** @type {number} */ rating,
    /** @type {number} */ solved,
    /** @type {number} */ tried,
    /** @type {number} */ streak,
  ) =>
    tried === 0
      ? "Your rating begins with your first answer."
      : [`Rating ${Math.round(rating)}`, `${solved} of ${tried} solved`, ...streakWords(streak)].join(" · "),
  difficulty: (/** @type {string} */ words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`,
  /** A question as the page asks it, where the own seat needs no letter. @param {string} question */
  asked: (question) => question.replace(/ You are [A-D]: what/, " What"),
  next: "Next puzzle",
  link: (/** @type {string} */ id) => `Link to puzzle ${id}`,
};

/** @param {number} streak */
const streakWords = (streak) => (streak > 0 ? [`${counted(streak, "day")} in a row`] : []);

export const learn = {
  title: "Learn euchre",
  hint: "Ten short lessons on the real table. Each answer is explained.",
  all: "All lessons",
  done: "done",
  glance: "Rules at a glance",
  print: "Print",
  stepOf: (/** @type {number} */ step, /** @type {number} */ steps) => `${step} of ${steps}`,
  right: "Right",
  wrong: "Not quite",
  again: "Try again.",
  on: "Continue",
  finished: "The lesson is done.",
  next: (/** @type {string} */ title) => `Next: ${title}`,
};

export const expert = {
  title: "What would the expert have done?",
  thinking: "The expert looks at your choices …",
  words: (/** @type {number} */ same, /** @type {number} */ all) =>
    all === 0
      ? "You had no choice in this deal."
      : same === all
        ? "The expert would have done the same in every choice."
        : `The expert would have done the same in ${same} of your ${counted(all, "choice")}.`,
  hint: "Each choice is judged from what you could know at that moment. Open one to see why.",
};

export const progress = {
  title: "Your progress",
  costs: "What your choices cost",
  none: "The games that you finish here are kept on this page.",
  noReview: "Review a game below, and see here what your choices cost.",
  choices: "Choices",
  everyPhase: "All",
  phase: (/** @type {string} */ name) => capital(name),
  player: (/** @type {string} */ name) => capital(name),
  plotHint:
    "Points lost per deal in each reviewed game, the latest on the right. The line is the mean of the last " +
    "five games, the dashed lines are two of our own players.",
  plotSaid: (/** @type {number} */ games, /** @type {number} */ first, /** @type {number} */ last) =>
    `Points lost per deal in ${counted(games, "game")}: ${first.toFixed(2)} at first, ` +
    `${last.toFixed(2)} in the last five.`,
  barSaid: (/** @type {import("../../messages").ProgressGame} */ game, /** @type {number} */ lost) =>
    `${progress.gameSaid(game)}: ${progress.perDeal(lost)}`,
  gameSaid: (/** @type {import("../../messages").ProgressGame} */ { at, code, won, points }) =>
    `${games[code]?.title ?? code}, ${lobby.day(at)}, ${progress.result(won, points)}`,
  result: (/** @type {boolean} */ won, /** @type {string} */ points) =>
    `${won ? "won" : "lost"} ${points.replaceAll("-", " : ")}`,
  perDeal: (/** @type {number} */ lost) => `${lost.toFixed(2)} a deal`,
  referenceHint:
    "Points lost per deal, by the kind of choice. Our own players were measured in the modern game.",
  all: (/** @type {number} */ count) => (count === 1 ? "One game" : `All ${count} games`),
  latest: (/** @type {number} */ count) => `Last ${count} games`,
  games: "Your finished games",
  toReview: "Review it",
  review: "Review",
  ratingSaid: (/** @type {number} */ first, /** @type {number} */ last) =>
    `Rating after each puzzle, from ${Math.round(first)} to ${Math.round(last)}.`,
  kept: "What is kept",
  keptHint:
    "The server keeps your last 200 finished games, their reviews for your seat, and your first answer to " +
    "each puzzle, until you delete them or have not been here for 90 days.",
  exports: /** @type {Record<string, string>} */ ({
    json: "Everything (JSON)",
    games: "Games (CSV)",
    puzzles: "Puzzles (CSV)",
  }),
  forget: "Delete",
  forgetEverything: "Delete everything",
  forgetGame: "Delete this game with its review? Others at the table keep theirs.",
  forgetAll: "Delete all games, reviews and results of puzzles that are kept for you?",
  forgetYes: "Yes, delete",
  forgotten: "Deleted.",
};
