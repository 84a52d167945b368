/** The lobby, the names of the games, and what to do about trouble. */

import { counted } from "./words.js";

/** The computer's players in words; one that is new here goes by its name. */
const PLAYERS = /** @type {Record<string, string>} */ ({
  random: "any card at all", simple: "simple, and quick", novice: "novice", regular: "regular", expert: "expert", master: "master, takes its time",
  pimc50: "fifty worlds", book: "by the old books", "book:professor-1862": "by the book of 1862", "book:leeds-dwight-1888": "by the book of 1888",
});

export const lobby = {
  title: "Euchre",
  tagline: "Six games, one table. Play at once, or send friends a link.",
  name: "Your name",
  guest: "Guest",
  playNow: "Play now",
  playNowHint: "The modern game, against three computer players.",
  choose: "Choose a game",
  open: "Open the table",
  seats: "Seats",
  friend: "A friend, by a link",
  computer: (/** @type {string} */ player) => `Computer: ${PLAYERS[player] ?? player}`,
  pace: "Pace of computer players",
  paces: /** @type {Record<string, string>} */ ({ 0: "At once", 400: "Quick", 900: "Easy", 1800: "Slow" }),
  clock: "Time for a turn",
  clocks: /** @type {Record<string, string>} */ ({
    0: "As long as one likes", 20: "20 seconds", 45: "45 seconds", 90: "90 seconds",
  }),
  public: "Show the table in the lobby; anybody may look on and sit down",
  rules: "House rules",
  rulesHint: "Each is a value of the code; the laws it rests on stand beside it.",
  common: "Often changed",
  all: "Everything else",
  law: "Laws",
  silent: "The code is silent",
  changed: (/** @type {number} */ count) => (count === 0 ? "as in the code" : `${counted(count, "change")}`),
  tables: "Open tables",
  none: "No table is open to all just now.",
  join: "Sit down",
  watch: "Look on",
  free: (/** @type {number} */ free) => (free === 0 ? "no free seat" : counted(free, "free seat")),
  refresh: "Look again",
  move: "Go on, on another device",
  moveHint: (/** @type {number} */ minutes) =>
    `Open this link there within ${minutes} minutes. This device is then signed out.`,
  arriveTitle: "Go on here?",
  arriveHint: "The link brings your name and your tables to this device. The other device is signed out, and so is whoever has come in on this one.",
  arrive: "Go on here",
  stay: "Stay as I am",
  signOut: "Sign out",
  comeIn: "Come in",
  comeInHint: "Only a name is needed.",
  you: (/** @type {string} */ name) => `You are ${name}`,
  more: "More",
  laws: "Read the laws",
  viewer: "Look at a record",
};

/** Titles and short words for the six games, and how they differ, in the order in which they are shown. */
export const games = /** @type {Record<string, {title: string, words: string}>} */ ({
  modern: { title: "Modern", words: "24 cards, ten points, the dealer is stuck" },
  "modern-3": { title: "Modern for three", words: "a dummy hand, the maker against two" },
  "modern-2": { title: "Modern for two", words: "20 cards and a dummy hand" },
  "jerome-1877": { title: "Jerome, 1877", words: "32 cards, five points, take-over by the partner" },
  "leeds-dwight-1888": { title: "Leeds and Dwight, 1888", words: "the club code: lap and rubber" },
  "professor-1862": { title: "The Professor, 1862", words: "lap, slam, jambone and jamboree" },
});

export const trouble = {
  heading: "That did not work",
  unreachable: "The server cannot be reached. Is it running?",
  again: "Try again",
  cut: { title: "This link is not whole", words: "Something of it is missing. Copy the whole link, or ask for it again." },
  /** What to do about a line or request that was refused for good, by reason or close code. */
  byReason: /** @type {Record<string, {title: string, words: string}>} */ ({
    4401: { title: "You are signed out", words: "Come in under a name to go on." },
    4403: { title: "This table is not public", words: "Ask its host for an invitation link." },
    4404: { title: "There is no such table", words: "It was never opened, or has been deleted." },
    4409: { title: "You are here too often", words: "Close another window of this page and try again." },
    "link/void": {
      title: "This link does not hold any more",
      words: "It was used, has run out, or was taken back. Ask for a new one.",
    },
    "seat/taken": { title: "Somebody was quicker", words: "The seat is taken; choose another one or look on." },
    "law/none": { title: "There is no such law", words: "" },
    "replay/none": { title: "No game is shared here", words: "" },
    "table/none": { title: "There is no such table", words: "It was never opened, or has been deleted." },
  }),
};
