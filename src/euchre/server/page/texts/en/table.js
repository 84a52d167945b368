/** Texts of the table. */

import { games } from "./lobby.js";
import { inOwnWords, spokenCall } from "./words.js";
import {
  SUITS,
  capital,
  cardName,
  cardNames,
  counted,
  doing,
  listed,
  plain,
  within,
  yours,
} from "./words.js";

/** @import { Who } from "./words.js" */

/**
 * The words of an act after its actor, spelled out, with names in place of seats.
 *
 * @param {string} words
 * @param {(seat: string) => string} nameOf
 */
function spelled(words, nameOf) {
  const told = words
    .replace(/(?:\?\? ?)+$/, (cards) => {
      const count = cards.trim().split(" ").length;
      return count === 1 ? "a card" : `${count} cards`;
    })
    .replace(/^(shows) (tricks)$/, "$1 the $2")
    .replace(/^waives (\S+)$/, (_, matter) => `lets it pass (${plain(matter)})`)
    .replace(/^chooses play (\S+)$/, "chooses that $1 counts")
    .replace(
      /^(asks|answers|claims|chooses|demands|consults about|refuses|withdraws|points out) ([a-z-]+)/,
      (_, verb, matter) => `${verb} ${plain(matter)}`,
    )
    .replace(/^orders ([A-D]) to (\S+)$/, (_, seat, matter) => `orders ${nameOf(seat)} to ${plain(matter)}`)
    .replace(/\b(against|from|of|to|by) ([A-D])\b/, (_, word, seat) => `${word} ${nameOf(seat)}`)
    .replace(/"(.*)"/, "“$1”")
    .replace(/\b(?:[789TJQKA][SHDC]|joker)\b(?: (?:[789TJQKA][SHDC]|joker)\b)*/g, (cards) =>
      listed(cards.split(" ").map((card) => `the ${cardName(card)}`)),
    );
  return inOwnWords(within(told));
}

export const say = {
  /** @param {Who} who @param {string} words @param {(seat: string) => string} nameOf */
  act: (who, words, nameOf) => `${doing(who, spelled(words, nameOf))}.`,
  /** @param {Who} who @param {string} card */
  leads: (who, card) => `${doing(who, "leads")} the ${cardName(card)}.`,
  /** @param {Who} who @param {string} card */
  plays: (who, card) => `${doing(who, "plays")} the ${cardName(card)}.`,
  /** @param {Who} who */
  takesTrick: (who) => `${doing(who, "takes")} the trick.`,
  /** @param {Who} who @param {string} card */
  turnsUp: (who, card) =>
    `${doing(who, "deals")} and ${who.isYou ? "turn" : "turns"} up the ${cardName(card)}.`,
  /** @param {Who} who */
  deals: (who) => `${doing(who, "deals")}.`,
  /** @param {Who} who @param {number} tricks */
  proposes: (who, tricks) =>
    `${doing(who, "proposes")} to end the hand with ${counted(tricks, "trick")} to the makers.`,
  /** @param {Who} who */
  laysDown: (who) => `${doing(who, "lays")} the rest down as certain winners.`,
  /** @param {string[]} cards */
  yourHand: (cards) => `Your hand: ${cardNames(cards)}.`,
  /** @param {string} name @param {string} seat */
  sat: (name, seat) => `${name} sits down at ${seat}.`,
  /** @param {string} seat @param {string} name */
  called: (seat, name) => `${seat} is now called ${name}.`,
  /** @param {Who} who */
  stood: (who) => `${who.name} ${who.isYou ? "have" : "has"} left the seat.`,
  /** @param {Who} who */
  stoodIn: (who) => `A computer player plays for ${who.isYou ? "you" : who.name}.`,
  /** @param {Who} who */
  cameBack: (who) => `${who.name} ${who.isYou ? "are" : "is"} back.`,
  /** @param {Who} who */
  wantsNext: (who) => `${doing(who, "asks")} for the next game.`,
  /** @param {string} words */
  ruling: (words) => `The referee: ${words}`,
  paused: "The table is paused.",
  resumed: "Play continues.",
  closed: "The table is closed.",
  gameBegan: "A game begins.",
  /** @param {string} name @param {string} greeting */
  greeted: (name, greeting) => `${name}: ${greeting}.`,
};

/** A side by the names of its players, or by the letters of their seats. @param {string[]} names */
export const paired = (names) => (names.some((name) => name.length > 1) ? listed(names) : names.join("+"));

/** A side as the subject of a sentence. @param {string} side */
const doer = (side) => ({ [places.us]: "We", [places.them]: "They" })[side] ?? side;
/** A side that receives points. @param {string} side */
export const receiver = (side) =>
  [places.us, places.them, places.you].includes(side) ? side.toLowerCase() : side;

/** The result of a deal: a heading and sentences. */
export const result = {
  /** @param {string} kind @param {boolean} isLone */
  heading: (kind, isLone) =>
    ({
      point: "Point",
      march: isLone ? "Lone march" : "March",
      euchre: "Euchre",
      jamboree: "Jamboree",
      "all passed": "Everyone passed",
      void: "The deal is void",
    })[kind] ?? kind,
  ended: "Ended by a ruling",
  /** @param {string} makers @param {number} tricks */
  made: (makers, tricks) => `${capital(doer(makers))} made ${counted(tricks, "trick")}.`,
  /** @param {[string, number][]} gains */
  scored: (gains) =>
    gains.length === 0
      ? "Nobody scores."
      : `${listed(gains.map(([who, points]) => `${counted(points, "point")} to ${receiver(who)}`))}.`,
  /** @param {string} side @param {boolean} isYou @param {string} score such as `10 : 7` */
  gameTo: (side, isYou, score) => {
    const isOne = !isYou && side !== places.them && !/ and |\+/.test(side);
    const by = score === "" ? "" : `, ${score}`;
    return `${capital(doer(side))} ${isOne ? "wins" : "win"} the game${by}.`;
  },
};

const CALLS = /** @type {Record<string, string>} */ ({
  agrees: "Agree",
  objects: "Object: play on",
  waives: "Waive it",
  "declines the turn-up": "Leave the turn-up and keep my cards",
  "takes the dummy": "Take the dummy",
  "lays down": "Lay down the rest",
  "declines the cut": "Do not cut",
});

/** The words on the button of an act. @param {string} words what stands after the actor */
export function callWords(words) {
  if (words in CALLS) return inOwnWords(CALLS[words]);
  const proposed = words.match(/^proposes (\d)$/);
  if (proposed !== null) return `${counted(Number(proposed[1]), "trick")} to the makers`;
  const own = inOwnWords(words);
  if (own.startsWith("says “")) return spokenCall(words);
  const [verb, ...rest] = own.split(" ");
  return capital([yours(verb), ...rest].join(" "));
}

/** What the table waits for, by the kind of the choice. */
export const asked = /** @type {Record<string, string>} */ ({
  lead: "You lead: choose a card",
  play: "Your turn: play a card",
  call: "Your call",
  discard: "Discard a card",
  dummy: "Discard down to five",
  fix: "Name a suit for the joker",
  give: "Give your partner a card",
  jambone: "Call a card from the open hand, or waive the call",
  answer: "Do you agree?",
  other: "Your turn",
});

/** What the calls do, on their tiles. */
export const calls = {
  /** @param {Who} who @param {string} card */
  takes: (who, card) => `${doing(who, "takes")} the ${cardName(card)}.`,
  trumps: (/** @type {string} */ suit) =>
    suit === SUITS.N ? "No suit will be trumps; jacks are plain cards." : `${capital(suit)} will be trumps.`,
  asTrumps: (/** @type {string} */ suit, /** @type {string} */ manner) =>
    [suit === SUITS.N ? "plain jacks" : "trumps", manner].filter((word) => word !== "").join(", "),
  lone: (/** @type {string} */ manner, /** @type {number} */ players) =>
    manner === "jambone"
      ? "You play alone with your cards open."
      : `You play without ${players === 4 ? "your partner" : "the dummy"}.`,
  passedOn: (/** @type {string} */ name) => `${name} decides next.`,
  turnedDown: "Then another suit may be named.",
  dealtAgain: "Then there is a new deal.",
};

export const badges = {
  dealer: "Dealer",
  maker: "Maker",
  duelist: "Defends alone",
  out: "Sits out",
  away: "Away",
  standIn: "Computer plays",
  empty: "Free seat",
};

/** Names of the ways to play a lone hand, by their name on the wire. */
export const manners = { alone: "Alone", jambone: "Jambone", jamboree: "Jamboree" };

/** Names of the computer players, by the court card with their face. */
export const personas = /** @type {Record<string, string>} */ ({
  QS: "Adela",
  KH: "Rufus",
  JD: "Felix",
  QC: "Clara",
  KS: "Magnus",
  JH: "Hal",
  QD: "Dora",
  KC: "Conrad",
  JS: "Silas",
  QH: "Rosa",
  KD: "Caspar",
  JC: "Toby",
});

/** How well computer players play. */
export const strengths = /** @type {Record<string, string>} */ ({
  random: "beginner",
  novice: "novice",
  simple: "casual",
  regular: "regular",
  book: "by the book",
  "book:professor-1862": "by the book",
  "book:leeds-dwight-1888": "by the book",
  pimc50: "expert",
  expert: "expert",
  master: "master",
});

/** What computer players say now and then after a deal. */
export const remarks = {
  won: ["That went well.", "Nicely done, partner.", "I will take it."],
  lost: ["Well played.", "Next time.", "You had the cards."],
};

export const places = {
  you: "You",
  left: "Left",
  across: "Partner",
  right: "Right",
  opposite: "Opposite",
  us: "Us",
  them: "Them",
};

export const table = {
  /** The game of a table. @param {{code: string, title: string, changes: Record<string, unknown>}} of */
  game: ({ code, title, changes }) => {
    const name = games[code]?.title ?? title;
    return Object.keys(changes).length === 0 ? name : `${name}, with house rules`;
  },
  waitingFor: (/** @type {string[]} */ names) => `Waiting for ${listed(names)}`,
  trump: "Trump",
  made: (/** @type {string} */ name) => within(`made by ${name}`),
  turnUp: () => inOwnWords("Turn-up"),
  turnedDown: (/** @type {string} */ card) => `Turned down: ${cardName(card)}`,
  called: (/** @type {string} */ card) => `Called: ${cardName(card)}`,
  tricks: (/** @type {number} */ count) => counted(count, "trick"),
  score: (/** @type {string} */ side, /** @type {number} */ points, /** @type {number} */ of) =>
    `${side}: ${points}${of > 0 ? ` of ${of}` : ""} points`,
  games: (/** @type {number} */ count) => counted(count, "game"),
  scoreBoard: "Score",
  dealOf: (/** @type {number} */ over, /** @type {number} */ of) => `Deals: ${over} of ${Math.max(of, over)}`,
  hand: "Your hand",
  openHand: (/** @type {string} */ name) => `Open hand of ${name}`,
  trick: "Trick",
  lastTrick: "Last trick",
  noTrick: "No trick has been taken yet.",
  wonBy: (/** @type {string} */ name) => within(`Won by ${name}`),
  story: "What happened",
  menu: "Menu",
  actions: "Your choices",
  endEarly: "End the hand early",
  proposes: "Propose to end the hand with",
  claimLaid: (/** @type {string} */ name) => `${name} laid the rest down as certain winners.`,
  claimThrown: (/** @type {string} */ name, /** @type {number} */ tricks) =>
    `${name} proposes to end the hand with ${counted(tricks, "trick")} to the makers.`,
  discardChosen: (/** @type {number} */ count) => `Discard ${counted(count, "card")}`,
  choose: (/** @type {number} */ more) =>
    more > 0 ? `Choose ${more} more ${more === 1 ? "card" : "cards"} to discard` : "Discard these cards?",
  cards: (/** @type {number} */ count) => counted(count, "card"),
  playAgain: "Play again",
  nextGame: "Next game",
  lookBack: "Review the deal",
  expert: "What would the expert have done?",
  deals: "Deals so far",
  fair: "Fair deals",
  pausedNow: "The table is paused",
  resume: "Resume",
  pause: "Pause",
  back: "Play myself again",
  standIn: "A computer player plays for you.",
  skipDeal: "Skip to the result",
  extend: "More time",
  hint: "Hint",
  why: "Why?",
  seconds: (/** @type {number} */ left) => `${left} s`,
  lost: "Connection lost. Reconnecting …",
  lostWithAct: "Connection lost. Your play is sent when it is back.",
  noAnswer: "The server does not answer. Trying again …",
  goOn: "Continue",
  cardBack: "Backs of the cards",
  backs: /** @type {Record<string, string>} */ ({ 0: "blue", 1: "red", 2: "green" }),
  lastCard: "Play my last card for me",
  resultWait: "Show the result of a deal",
  watching: "You are watching.",
  fullHouse: "Every seat is taken. You are watching.",
  gathering: "Waiting for players",
  gatheringHint: "The game begins when every seat is taken.",
  sharing: "Shuffling the cards …",
  sitHere: "Sit here",
  seat: (/** @type {string} */ seat) => `Seat ${seat}`,
  computerHere: "Computer player",
  freeSeat: "Keep free for a friend",
  removeSeat: "Remove",
  removeSure: "Remove them from the seat?",
  people: "People",
  hush: "Mute",
  hear: "Unmute",
  block: "Block",
  blockSure: "Block them for good?",
  blocked: "Blocked: they cannot sit down where you sit, and you see no greetings of theirs.",
  report: "Report",
  reportSure: "Report them to the operator?",
  reported: "Reported to the operator of this server.",
  invite: "Invite friends",
  inviteHint: "Anyone with this link can sit down or watch, until you revoke it.",
  copy: "Copy the link",
  copied: "Copied.",
  shareLink: "Share",
  qr: "The link as a QR code",
  partnerOf: (/** @type {string} */ name) => `${name}’s partner`,
  voidLink: "Revoke the link",
  voided: "The old link no longer works.",
  close: "Close the table for good",
  closeSure: "Close it for everybody? It cannot be opened again.",
  leave: "Leave my seat",
  leaveSure: "Leave your seat for good?",
  toLobby: "To the lobby",
  record: "Download the finished games",
  greet: "Greetings",
  muted: "Hide greetings",
  sound: "Sounds of cards, tricks and your turn",
  sounds: "Sounds",
  rename: "Name of the table",
  save: "Save",
  done: "Close",
  settings: "Settings",
  largeIndex: "Large corners on the cards",
  markBowers: "Mark the bowers",
  theme: "Felt",
  themes: { green: "green", wine: "wine red", slate: "blue grey" },
  sorting: "Order of my cards",
  sortings: /** @type {Record<string, string>} */ ({
    0: "trumps first",
    1: "by suit and rank",
    2: "as dealt",
  }),
  fourColours: "Four colours for the suits",
  calm: "Do not animate the cards",
  gatherWait: "Show a finished trick for",
  shown: /** @type {Record<string, string>} */ ({
    0: "not at all",
    600: "a moment",
    1200: "1.2 seconds",
    3000: "3 seconds",
    6000: "6 seconds",
  }),
  resultShown: /** @type {Record<string, string>} */ ({
    0: "until the next deal",
    3000: "3 seconds",
    6000: "6 seconds",
    "-1": "until I continue",
  }),
  houseRules: "House rules",
  ended: "This table is closed",
  endedHint: "Its finished games can still be downloaded. Open another table in the lobby.",
};
