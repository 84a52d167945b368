/** Texts of an evening with real cards. */

export * from "./index.js";

/** @param {string[]} names */
const pair = (names) => names.join(" and ");

export const evening = {
  title: "An evening with real cards",
  hint:
    "Everybody plays with real cards, and partners change every round. This page says who sits where, the " +
    "players enter the score of their table with their phones, and a big screen shows the standings.",
  name: "Name of the evening",
  usualName: "Euchre evening",
  rounds: "Rounds",
  deals: "Deals in a round",
  names: "Players, one on each line",
  open: "Open the evening",
  file: "File for the terminal",
  keep:
    "The address of this page is the key of the director: keep it, and give it only to somebody who helps. " +
    "It cannot be shown again.",
  roundOf: (/** @type {number} */ round, /** @type {number} */ rounds) => `Round ${round} of ${rounds}`,
  notBegun: "Not begun",
  over: "Time is up",
  left: (/** @type {string} */ time) => `${time} left`,
  since: (/** @type {string} */ time) => `${time} so far`,
  allIn: "All scores of this round are in.",
  stillOut: (/** @type {number} */ count) =>
    count === 1 ? "One score of this round is missing." : `${count} scores of this round are missing.`,
  missingTables: (/** @type {number[]} */ tables) =>
    `Missing: ${tables.length === 1 ? "table" : "tables"} ${tables.join(", ")}`,
  begin: (/** @type {number} */ round) => `Begin round ${round}`,
  minutes: "Minutes",
  undo: (/** @type {string} */ act) => `Take back: ${act}`,
  screen: "Big screen",
  tooFew: "At least four players are needed.",
  tables: "Tables",
  showRound: "Round to show",
  round: (/** @type {number} */ round) => `Round ${round}`,
  table: (/** @type {number} */ table) => `Table ${table}`,
  pair,
  pointsOf: (/** @type {string[]} */ names) => `Points of ${pair(names)}`,
  enter: "Enter",
  correct: "Correct",
  waiting: "No score yet",
  said: (/** @type {string[]} */ names, /** @type {number[]} */ points) =>
    `${pair(names)} entered ${points[0]} to ${points[1]}`,
  differ: "The sides entered different scores",
  take: (/** @type {number[]} */ points) => `${points[0]} to ${points[1]} is right`,
  laws: "Laws",
  score: (/** @type {number[]} */ points) => `${points[0]} to ${points[1]}`,
  sitsOut: (/** @type {string[]} */ names) => `Sitting out: ${names.join(", ")}`,
  standings: "Standings",
  place: "Place",
  player: "Player",
  points: "Points",
  games: "Games",
  lone: "Lone hands",
  ranking: (/** @type {string[]} */ rules) => `By ${rules.join(", then ")}.`,
  people: (/** @type {number} */ count) => `Players (${count})`,
  add: "Add a player",
  leaves: "Goes home",
  leavesName: (/** @type {string} */ name) => `${name} goes home`,
  isGone: (/** @type {number} */ round) => (round === 0 ? "does not play" : `left after round ${round}`),
  comes: (/** @type {number} */ round) => `from round ${round}`,
  loneHint: "Lone hands with all five tricks that a player made in this round.",
  count: "Number",
  links: "Links for the tables",
  linksHint:
    "Print these codes and put one on each table. With it the players enter the score of this table in the " +
    "present round, and nothing else.",
  print: "Print the codes",
  codeOf: (/** @type {number} */ table) => `Code of table ${table}`,
  noGame: "Nobody plays at this table now. Wait for the next round.",
  who: "Who are you?",
  send: "Send the score",
  agree: "We agree",
  agreeHint: (/** @type {string[]} */ names) => `Do ${pair(names)} agree?`,
  other: "Enter another score",
  sent: "Sent. Now the other side has to agree.",
  done: (/** @type {number[]} */ points) => `Both sides agree: ${points[0]} to ${points[1]}.`,
  fixed: (/** @type {number[]} */ points) => `The score is ${points[0]} to ${points[1]}.`,
  dispute: "The two sides entered different scores. Correct yours, or call the director.",
  offline: "No network. What you enter is kept on this device and sent later.",
  unsent: (/** @type {number} */ count) =>
    count === 1
      ? "One entry is kept on this device until it can be sent."
      : `${count} entries are kept on this device until they can be sent.`,
};
