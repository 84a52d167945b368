/** Texts about fair deals. They are loaded after the table. */

/** @param {string[]} names */
const listed = (names) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** @param {number[]} deals */
const counted = (deals) => `${deals.length === 1 ? "deal" : "deals"} ${listed(deals.map(String))}`;

/** @type {Record<string, (wrong: import("../../fair/witness.js").Wrong) => string>} */
const WRONG = {
  commitment: () => "The server changed its commitment before the game was over.",
  pledges: ({ seat }) =>
    seat === undefined
      ? "Pledges changed after the shares had been asked for."
      : `The pledge of seat ${seat} changed after the shares had been asked for.`,
  dropped: ({ seat }) => `Seat ${seat} pledged a share, and the game began without it.`,
  changed: ({ seat }) => `The share of seat ${seat} is not the one that it pledged.`,
  shares: () => "The shares are not those that this page saw when the game began.",
  seed: () => "The server’s seed is not the one that it committed to.",
  act: ({ deal, act, wanted }) => `Deal ${deal}: “${act}” should be “${wanted}” by the seed.`,
  hand: ({ deal }) => `Deal ${deal}: your cards or the turn-up do not follow from it.`,
  "own-late": ({ seconds }) =>
    `The server says that your share came too late. This page sent it after ${seconds} seconds.`,
};

export const fair = {
  title: "Fair deals",
  what:
    "Before each game the server commits to a secret seed, and the players’ browsers add shares to it. " +
    "After the game this page computes every shuffle again and compares it with the cards that it saw.",
  game: (/** @type {number} */ game) => `Game ${game}, not over yet`,
  checkedGame: (/** @type {number} */ game) => `Game ${game}, checked`,
  numbers: "Commitment and shares",
  commitment: "Commitment of the server: ",
  byServer: "no share; the server’s seed counts",
  pledged: (/** @type {string[]} */ seats) =>
    `${seats.length === 1 ? "Seat" : "Seats"} ${listed(seats)} pledged a share.`,
  noPledges: "No seat pledged a share: the server’s seed alone decides, and the server knew it before.",
  cameLate: "You came after the game had begun, so this page did not see the commitment before it.",
  late: (/** @type {string} */ seat) =>
    `Seat ${seat} pledged a share and did not give it in time; all others gave new shares.`,
  fair: (/** @type {boolean} */ hasOwn) =>
    hasOwn
      ? "The deals were fair: they follow from the server’s committed seed and from your share."
      : "The deals follow from the server’s committed seed, but not from a share of yours.",
  fairSince: "The deals follow from the server’s seed, but you came too late to see its commitment.",
  doubt: "The deals follow from the seed, but your share was left out.",
  unfair: "The deals of this game were not fair, or the server is at fault.",
  unchecked: (/** @type {string} */ why) =>
    `The deals could not be checked now (${why}). Download the finished games and use “euchre verify”.`,
  unreachable: "the server cannot be reached",
  compared: (/** @type {number} */ acts, /** @type {number} */ hands) =>
    `Computed again: ${acts} draws, shuffles, cuts, packets and turn-ups. Your hands compared: ${hands}.`,
  skipped: (/** @type {number[]} */ deals) =>
    `Not computed here, since something irregular came before the turn-up: ${counted(deals)}. ` +
    "“euchre verify” computes them from the downloaded record.",
  wrong: (/** @type {import("../../fair/witness.js").Wrong} */ wrong) => WRONG[wrong.kind](wrong),
};
