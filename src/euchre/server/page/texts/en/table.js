/** The table: what is spoken, what is asked, what stands on it. */

import { capital, cardName, cardNames, counted, doing, listed, plain, within, yours } from "./words.js";

/** @import { Who } from "./words.js" */

/** The words of an act after its actor, told in full, with names for seats. @param {string} words @param {(seat: string) => string} nameOf */
function spelled(words, nameOf) {
  const told = words
    .replace(/(?:\?\? ?)+$/, (cards) => {
      const count = cards.trim().split(" ").length;
      return count === 1 ? "a card" : `${count} cards`;
    })
    .replace(/^(shows) (tricks)$/, "$1 the $2")
    .replace(/^waives (\S+)$/, (_, matter) => `lets it be (${plain(matter)})`)
    .replace(/^chooses play (\S+)$/, "chooses that $1 counts")
    .replace(/^(asks|answers|claims|chooses|demands|consults about|refuses|withdraws|points out) ([a-z-]+)/, (_, verb, matter) => `${verb} ${plain(matter)}`)
    .replace(/^orders ([A-D]) to (\S+)$/, (_, seat, matter) => `orders ${nameOf(seat)} to ${plain(matter)}`)
    .replace(/\b(against|from|of|to|by) ([A-D])\b/, (_, word, seat) => `${word} ${nameOf(seat)}`)
    .replace(/"(.*)"/, "“$1”")
    .replace(/\b(?:[789TJQKA][SHDC]|joker)\b(?: (?:[789TJQKA][SHDC]|joker)\b)*/g, (cards) => listed(cards.split(" ").map((card) => `the ${cardName(card)}`)));
  return within(told);
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
  turnsUp: (who, card) => `${doing(who, "deals")} and ${who.isYou ? "turn" : "turns"} up the ${cardName(card)}.`,
  /** @param {Who} who */
  deals: (who) => `${doing(who, "deals")}.`,
  /** @param {Who} who @param {number} tricks */
  proposes: (who, tricks) => `${doing(who, "proposes")} to end the hand with ${counted(tricks, "trick")} to the makers.`,
  /** @param {Who} who */
  laysDown: (who) => `${doing(who, "lays")} the rest down as certain winners.`,
  /** @param {string[]} cards */
  yourHand: (cards) => `Your hand: ${cardNames(cards)}.`,
  /** @param {string} name @param {string} seat */
  sat: (name, seat) => `${name} sits down at ${seat}.`,
  /** @param {string} seat @param {string} name */
  called: (seat, name) => `${seat} is called ${name} from now on.`,
  /** @param {Who} who */
  stood: (who) => `${who.name} ${who.isYou ? "have" : "has"} left the seat.`,
  /** @param {Who} who */
  stoodIn: (who) => `A computer player sits in for ${who.isYou ? "you" : who.name}.`,
  /** @param {Who} who */
  cameBack: (who) => `${who.name} ${who.isYou ? "are" : "is"} back.`,
  /** @param {Who} who */
  wantsNext: (who) => `${doing(who, "asks")} for the next game.`,
  /** @param {string} words */
  ruling: (words) => `The referee: ${words}`,
  paused: "The table is paused.",
  resumed: "Play goes on.",
  closed: "The table is closed.",
  gameBegan: "A game begins.",
  /** @param {string} name @param {string} greeting */
  greeted: (name, greeting) => `${name}: ${greeting}.`,
};

/** A side by the names of its players, or by the letters of their seats. @param {string[]} names */
export const paired = (names) => (names.some((name) => name.length > 1) ? listed(names) : names.join("+"));

/** A side as it does something. @param {string} side */
const doer = (side) => ({ [places.us]: "We", [places.them]: "They" })[side] ?? side;
/** A side as something comes to it. @param {string} side */
export const receiver = (side) => ([places.us, places.them, places.you].includes(side) ? side.toLowerCase() : side);

/** What came of a deal: a heading, and a sentence for the rest. */
export const result = {
  /** @param {string} kind @param {boolean} isLone */
  heading: (kind, isLone) =>
    ({
      point: "Point",
      march: isLone ? "Lone march" : "March",
      euchre: "Euchre",
      jamboree: "Jamboree",
      "all passed": "All have passed",
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
  /** @param {string} side @param {boolean} isYou */
  gameTo: (side, isYou) => (isYou ? `${doer(side)} win the game.` : `The game goes to ${receiver(side)}.`),
};

const CALLS = /** @type {Record<string, string>} */ ({
  agrees: "Agree",
  objects: "Object: play on",
  waives: "No, waive it",
  "declines the turn-up": "Leave the turn-up, keep my five",
  "takes the dummy": "Take the dummy",
  "lays down": "Lay down the rest",
  "declines the cut": "Leave the pack uncut",
});

/** The words on the button of an act. @param {string} words what stands after the actor */
export function callWords(words) {
  if (words in CALLS) return CALLS[words];
  const proposed = words.match(/^proposes (\d)$/);
  if (proposed !== null) return `${counted(Number(proposed[1]), "trick")} to the makers`;
  const [verb, ...rest] = words.split(" ");
  return capital([yours(verb), ...rest].join(" "));
}

/** What the table waits for from you, by the kind of what is asked. */
export const asked = /** @type {Record<string, string>} */ ({
  lead: "You lead: choose a card",
  play: "Your turn: play a card",
  call: "Your call",
  discard: "Discard a card",
  dummy: "Discard down to five",
  fix: "Name a suit for the joker",
  jambone: "Call a card from the open hand, or waive",
  answer: "Do you agree?",
  other: "Your turn",
});

export const badges = {
  dealer: "Dealer",
  maker: "Maker",
  duelist: "Defends alone",
  out: "Sits out",
  away: "Away",
  standIn: "Computer sits in",
  empty: "Free seat",
};

/** How a lone hand is played, by its manner on the wire. */
export const manners = { alone: "Alone", jambone: "Jambone", jamboree: "Jamboree" };

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
  waitingFor: (/** @type {string[]} */ names) => `Waiting for ${listed(names)}`,
  trump: "Trump",
  made: (/** @type {string} */ name) => within(`made by ${name}`),
  turnUp: "Turn-up",
  turnedDown: "Turned down",
  called: (/** @type {string} */ card) => `Called: ${cardName(card)}`,
  tricks: (/** @type {number} */ count) => counted(count, "trick"),
  score: (/** @type {string} */ side, /** @type {number} */ points, /** @type {number} */ of) =>
    `${side}: ${points}${of > 0 ? ` of ${of}` : ""} points`,
  games: (/** @type {number} */ count) => counted(count, "game"),
  scoreBoard: "Score",
  hand: "Your hand",
  openHand: (/** @type {string} */ name) => `Open hand of ${name}`,
  trick: "Trick",
  lastTrick: "Last trick",
  noTrick: "No trick has been taken yet.",
  wonBy: (/** @type {string} */ name) => within(`to ${name}`),
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
    more > 0 ? `Choose ${counted(more, "card")} more to put out` : "Put these cards out?",
  cards: (/** @type {number} */ count) => counted(count, "card"),
  nextGame: "Next game",
  lookBack: "Look at the deal",
  deals: "Deals so far",
  pausedNow: "The table is paused",
  resume: "Go on",
  pause: "Pause",
  back: "Play on myself",
  standIn: "A computer player sits in for you.",
  extend: "More time",
  seconds: (/** @type {number} */ left) => `${left} s`,
  lost: "The line is lost; coming back …",
  watching: "You look on.",
  fullHouse: "Every seat is taken; you look on.",
  gathering: "Waiting for players",
  gatheringHint: "The game begins as soon as every seat is taken.",
  sharing: "The cards are being shuffled fairly …",
  sitHere: "Sit here",
  seat: (/** @type {string} */ seat) => `Seat ${seat}`,
  computerHere: "Computer player",
  freeSeat: "Keep free for a friend",
  removeSeat: "Remove",
  invite: "Invite friends",
  inviteHint: "Whoever has this link can sit down or look on. A new link makes the old one void.",
  copy: "Copy the link",
  copied: "Copied.",
  voidLink: "Make the link void",
  voided: "The link is void now.",
  close: "Close the table for good",
  closeSure: "Close it for everybody? It cannot be opened again.",
  leave: "Leave my seat",
  leaveSure: "Leave your seat for good?",
  toLobby: "To the lobby",
  record: "Download the finished games",
  greet: "Greet",
  muted: "Hide greetings",
  sound: "Sounds of cards, tricks and your turn",
  rename: "Name of the table",
  save: "Save",
  done: "Close",
  settings: "Settings",
  fourColours: "Four colours for the suits",
  calm: "No moving cards",
  gatherWait: "Show a finished trick for",
  shown: /** @type {Record<string, string>} */ ({ 600: "a moment", 1500: "1½ seconds", 3000: "3 seconds", 6000: "6 seconds" }),
  houseRules: "House rules",
  ended: "This table is closed",
  endedHint: "Its finished games can still be downloaded. Open another table in the lobby.",
};
