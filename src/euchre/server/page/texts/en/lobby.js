/** Texts of the lobby, the names of the games, and error messages. */

import { capital, counted } from "./words.js";

/** Descriptions of the computer players. Others are shown by their name. */
const PLAYERS = /** @type {Record<string, string>} */ ({
  random: "beginner: any card",
  simple: "casual player",
  novice: "novice",
  regular: "regular player",
  expert: "expert",
  master: "master, slow",
  pimc50: "expert: fifty deals",
  book: "by the old books",
  "book:professor-1862": "by the book of 1862",
  "book:leeds-dwight-1888": "by the book of 1888",
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
  computer: (/** @type {string} */ player) => capital(PLAYERS[player] ?? player),
  pace: "Pace of computer players",
  paces: /** @type {Record<string, string>} */ ({ 0: "At once", 400: "Quick", 900: "Easy", 1800: "Slow" }),
  clock: "Time for a turn",
  clocks: /** @type {Record<string, string>} */ ({
    0: "No limit",
    20: "20 seconds",
    45: "45 seconds",
    90: "90 seconds",
  }),
  hints: "Hints for everybody, also where several people play",
  public: "List the table in the lobby. Anyone may watch or sit down",
  publicHint: "One person may sit in several seats there under several names, and see all of their cards.",
  oneSeat: "One seat for each internet address. People of one household cannot both sit down then",
  rules: "House rules",
  rulesHint: "Each rule names the laws it comes from.",
  common: "Common",
  all: "Everything else",
  law: "Laws",
  silent: "The code is silent",
  changed: (/** @type {number} */ count) => (count === 0 ? "as in the code" : `${counted(count, "change")}`),
  mine: "Your games",
  gamesWon: (/** @type {string} */ score) => `games ${score}`,
  day: (/** @type {number} */ at) => new Date(at).toLocaleDateString("en", { day: "numeric", month: "long" }),
  goBack: "Go back",
  lookBack: "Open",
  tables: "Open tables",
  none: "No open tables at the moment.",
  join: "Sit down",
  watch: "Watch",
  free: (/** @type {number} */ free) => (free === 0 ? "no free seat" : counted(free, "free seat")),
  refresh: "Refresh",
  passkey: "Sign in with a passkey",
  keep: "Keep your games",
  move: "Continue on another device",
  moveHint: (/** @type {number} */ minutes) =>
    `Open this link there within ${minutes} minutes. You are then signed out here.`,
  arriveTitle: "Continue here?",
  arriveHint:
    "The link brings your name and your tables to this device. The other device is signed out, " +
    "and so is anyone who is signed in here.",
  arrive: "Continue here",
  stay: "Cancel",
  signOut: "Sign out",
  comeIn: "Continue",
  invited: (/** @type {{name: string, host: string | null}} */ { name, host }) =>
    host === null
      ? `You are invited to ${name}. You only need a name.`
      : `${host} invites you to ${name}. You only need a name.`,
  comeInHint: "You only need a name.",
  you: (/** @type {string} */ name) => `You are ${name}`,
  more: "More",
  learn: "Learn euchre",
  puzzles: "Puzzles",
  progress: "Your progress",
  laws: "Read the laws",
  evening: "Run an evening",
  viewer: "Open a record",
};

/** Titles and descriptions of the six games, in the order in which they are shown. */
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
  unreachable:
    "The server cannot be reached. Every game needs it, also one against computer players. " +
    "Check your connection and try again.",
  again: "Try again",
  nowhere: { title: "There is no such page", words: "Check the address, or go to the lobby." },
  cut: {
    title: "This link is incomplete",
    words: "Part of the link is missing. Copy the whole link, or ask for it again.",
  },
  /** What to do about a refused request or a closed connection, by reason or close code. */
  byReason: /** @type {Record<string, {title: string, words: string}>} */ ({
    4401: { title: "You are signed out", words: "Enter a name to continue." },
    4403: { title: "This table is not public", words: "Ask its host for an invitation link." },
    4404: { title: "There is no such table", words: "It was never opened, or has been deleted." },
    4409: {
      title: "Too many windows",
      words: "This page is open in too many windows. Close one and try again.",
    },
    "link/void": {
      title: "This link no longer works",
      words: "It was used, has expired or was revoked. Ask for a new one.",
    },
    "seat/taken": {
      title: "The seat is taken",
      words: "Somebody was quicker. Choose another seat or watch.",
    },
    "law/none": { title: "There is no such law", words: "" },
    "replay/none": { title: "No game is shared here", words: "" },
    "table/none": { title: "There is no such table", words: "It was never opened, or has been deleted." },
  }),
};
