/**
 * Every text of the page in English. A translation is a file like this one.
 *
 * Sentences about seats take a `Who`: how a seat is called, and whether that is the person at the page.
 */

/** @typedef {{name: string, isYou: boolean}} Who */

const RANKS = /** @type {Record<string, string>} */ ({
  7: "seven", 8: "eight", 9: "nine", T: "ten", J: "jack", Q: "queen", K: "king", A: "ace",
});
export const SUITS = /** @type {Record<string, string>} */ ({
  S: "spades", H: "hearts", D: "diamonds", C: "clubs",
});

/** @param {string} card */
export function cardName(card) {
  if (card === "joker") return "joker";
  return card === "??" ? "a card face down" : `${RANKS[card[0]]} of ${SUITS[card[1]]}`;
}

/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param {string[]} cards */
export const cardNames = (cards) => listed(cards.map(cardName));

/** @param {string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The verb of a seat: `passes` becomes `pass` for you. @param {string} verb */
const yours = (verb) => (verb.endsWith("sses") ? verb.slice(0, -2) : verb.replace(/s$/, ""));

/** `Left orders up`, `You order up`. @param {Who} who @param {string} words */
function doing(who, words) {
  const [verb, ...rest] = words.split(" ");
  return [who.name, who.isYou ? yours(verb) : verb, ...rest].join(" ");
}

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The words of an act after its actor, told in full. @param {string} words */
function spelled(words) {
  return words
    .replace(/(?:\?\? ?)+$/, (cards) => {
      const count = cards.trim().split(" ").length;
      return count === 1 ? "a card" : `${count} cards`;
    })
    .replace(/\b([789TJQKA][SHDC])\b/g, (card) => cardName(card));
}

export const say = {
  /** @param {Who} who @param {string} words */
  act: (who, words) => `${doing(who, spelled(words))}.`,
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

/** A side as it does something. @param {string} side */
const doer = (side) => ({ [places.us]: "We", [places.them]: "They" })[side] ?? side;
/** A side as something comes to it. @param {string} side */
const receiver = (side) => ([places.us, places.them, places.you].includes(side) ? side.toLowerCase() : side);

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
  /** @param {string} makers @param {number} tricks */
  made: (makers, tricks) => `${doer(makers)} made ${counted(tricks, "trick")}.`,
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
  made: (/** @type {string} */ name) => `made by ${name}`,
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
  wonBy: (/** @type {string} */ name) => `to ${name}`,
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

export const replay = {
  title: "Deals so far",
  untitled: "A record",
  hidden: "Until the game is over, cards that nobody played stay hidden.",
  stepping: "Go through the deal",
  steps: "What happened, step by step",
  first: "To the beginning",
  back: "One step back",
  step: "Step",
  stepOf: (/** @type {number} */ at, /** @type {number} */ of) => `${at} of ${of}`,
  on: "One step on",
  last: "To the end",
  deal: "Deal",
  dealBack: "The deal before",
  dealOn: "The next deal",
  dealNumber: (/** @type {number} */ number) => `Deal ${number}`,
  game: (/** @type {number} */ number) => `Game ${number}`,
  madeBy: (/** @type {string} */ suit, /** @type {string} */ maker) => `${suit} by ${maker}`,
  gains: (/** @type {string} */ side, /** @type {number} */ points) => `${side} +${points}`,
  unfinished: "not finished",
  talon: "Talon",
  dummy: "Dummy",
  putOut: (/** @type {string} */ name) => `Put out by ${name}`,
  share: "Share the game",
  shareHint: "Whoever has this link can look at the whole game, without a seat and without a name.",
  download: (/** @type {string} */ form) => `Download .${form}`,
  faults: "What the referee says",
};

export const viewer = {
  title: "Look at a record",
  words: "Any game written down, card by card.",
  choose: "Choose a file",
  drop: "or drop one here: .euchre, .egn or .emn, up to 64 KiB",
  kept: "It is read by the server and not kept.",
  coups: "Or one of the nine coups of 1888:",
  coupNames: [
    "A loser on the ruff",
    "The turned king",
    "Ruffing a winner",
    "Left led to right",
    "A low trump fourth",
    "A bare queen of trumps",
    "The master trump kept",
    "The lead thrown left",
    "A loser for partner",
  ],
  refused: "This record cannot be shown",
  line: "The line that is meant",
  tooLarge: (/** @type {string} */ name) => `${name} is too large`,
  tooLargeHint: "A record of up to 64 KiB is read. Cut it into evenings and bring one of them.",
};

export const laws = {
  title: "The laws",
  words: "Every law of the codes in our own words, with the situations that decide it.",
  way: "Where you are",
  search: "Search all laws",
  searchIn: (/** @type {string} */ code) => `Search the laws of ${code}`,
  example: "revoke, lead out of turn …",
  found: (/** @type {number} */ total) => `${counted(total, "law")} found.`,
  more: (/** @type {number} */ shown) => `The first ${shown}:`,
  nothing: "No law has all these words. Try fewer, or only how a word begins.",
  counts: (/** @type {number} */ laws, /** @type {number} */ situations, /** @type {number} */ silences) =>
    [counted(laws, "law"), counted(situations, "situation"), silences > 0 ? counted(silences, "silence") : ""].filter(Boolean).join(", "),
  sideBySide: "Side by side",
  sideBySideHint: "The matters on which the codes differ. “Silent” means that a source gives no rule; what follows it is our decision.",
  customs: "In none of the old codes",
  customsHint: "Customs of tables and programs; a house offers them as its own.",
  parts: "Parts of the code",
  silence: "The source is silent; our decision",
  silences: "Silences",
  silencesHint: "Here the source says nothing. What is decided for play is ours, and no ruling cites it as law.",
  noLaw: "No law: the source is silent, and this is our decision.",
  turn: "Other laws",
  follows: "What follows",
  situations: "Situations",
  values: "House rules that rest on it",
  given: "Given",
  when: "When",
  then: "Then",
  fromSource: "The source’s own example.",
  binds: (/** @type {string} */ whom) => `Whom it binds: ${whom}`,
  holdsIn: (/** @type {string} */ games) => `Holds in: ${games}`,
  leftToPeople: "No program decides it; it is left to people",
  remarks: /** @type {Record<string, string>} */ ({
    "open": "Where the text is open", "reading": "How it is read here", "reason": "Why",
    "enforced": "Where slips are made impossible", "club": "At a table of real cards",
  }),
  kinds: /** @type {Record<string, string>} */ ({
    "definition": "A definition", "procedure": "A procedure", "right": "A right", "scoring": "Scoring",
    "irregularity": "An irregularity", "penalty": "A penalty", "etiquette": "Etiquette", "advice": "Advice",
  }),
  phases: /** @type {Record<string, string>} */ ({
    "table": "Forming the table", "cutting": "Cutting", "shuffling": "Shuffling", "dealing": "Dealing", "calling": "Calling",
    "discard": "Discard", "play": "Play", "revoke": "Revoke", "scoring": "Scoring", "any": "At any time",
  }),
};

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

/** A list of choices: `this; that; or the other`. @param {string[]} words */
const either = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join("; ")}; or ${words.at(-1)}`);

/** A name of the laws in words: `exposed-card` becomes `exposed card`. @param {string} name */
const plain = (name) => name.replaceAll("-", " ");

/**
 * @typedef {object} Ruled
 * @property {string} what @property {string} verdict @property {string | null} by @property {string[]} cards
 * @property {number | null} trick @property {[string, number][]} points @property {string[]} holders
 * @property {string[]} remedies @property {string | null} until @property {string} why
 */

/** What the referee says. Of the matter itself, and of remedies, the words come with the ruling. */
export const referee = {
  none: "Nothing has been ruled on.",
  /** @param {string} id */
  law: (id) => `law ${id}`,
  /** @param {string} id @param {boolean} isLaw */
  lawLabel: (id, isLaw) => (isLaw ? `Law ${id}, in a new window` : `${id}: decided where the laws are silent, in a new window`),
  /** @param {Ruled} ruling */
  ruling: (ruling) => {
    const where = ruling.trick === null ? "" : `, trick ${ruling.trick}`;
    const cards = ruling.cards.length === 0 ? "" : ` (${cardNames(ruling.cards)})`;
    const matter = `${ruling.what}${cards}${where}.`;
    const isClaim = ruling.verdict === "heard" || ruling.verdict === "refused";
    const of = isClaim ? `Claimed${ruling.by === null ? "" : ` of ${ruling.by}`}` : ruling.by;
    return `${of === null ? capital(matter) : `${of}: ${matter}`} ${decided(ruling)}`.trim();
  },
};

/** @param {Ruled} ruling */
function decided({ verdict, holders, remedies, until, why, points }) {
  const gains = points.map(([side, count]) => `${counted(count, "point")} to ${side}`);
  const follows = [...remedies, ...gains].join("; ");
  const said = follows === "" ? "" : `${capital(follows)}.`;
  switch (verdict) {
    case "offered": return `${holders.join(" or ") || "Nobody"} may ${either(remedies)}${until === null ? "" : `, ${until}`}.`;
    case "chosen": return `Chosen: ${follows}.`;
    case "waived": return "Nobody insists on it.";
    case "lapsed": return "The time for a choice is over.";
    case "heard": return "The claim stands, to be judged when it can be proved.";
    case "refused": return why === "" ? "It is refused." : `Refused: ${why}.`;
    case "noted": return `${why === "" ? "" : `${capital(why)}. `}No penalty.`;
    default: return said;
  }
}

/** Club mode at the page. */
export const club = {
  title: "Club mode",
  hint: "Slips are possible: a card that does not follow suit, a lead out of turn, a card shown. You have to notice, and claim; a referee rules by the laws of the game.",
  temper: "Computer players",
  tempers: /** @type {Record<string, string>} */ ({
    strict: "Strict: claim all that may be claimed",
    friendly: "Friendly: let things stand",
    sleepy: "Sleepy: notice only now and then",
  }),
  listed: /** @type {Record<string, string>} */ ({
    strict: "club mode, strict players", friendly: "club mode, friendly players", sleepy: "club mode, sleepy players",
  }),
  referee: "Referee",
  rulings: "Rulings",
  callSuit: "Call",
  goOn: "Let it be, go on",
  nextDeal: "Next deal",
  asked: "Have you anything to say?",
  askedAtEnd: "The deal is over. Have you anything to claim?",
  waitingFor: (/** @type {string[]} */ names) => `Waiting for a word of ${listed(names)}`,
  claim: "Claim …",
  claimTitle: "Claim",
  claimHint: "Any card that did not follow suit, or not the call, may be claimed. Whether it was a fault, the cards tell.",
  /** @param {string} name @param {string} irregularity @param {number | null} trick */
  suspected: (name, irregularity, trick) => `${name} did not ${irregularity === "revoke" ? "follow suit" : "play what was called"} in trick ${trick}.`,
  /** @param {string} irregularity */
  claimIt: (irregularity) => (irregularity === "revoke" ? "Claim a revoke" : "Claim that it was possible"),
  slips: "Do otherwise …",
  slipsTitle: "What regular play refuses",
  slipsHint: "All can be done with real cards. The referee rules on it, and others may claim.",
  playAllTheSame: "Play it all the same",
  /** @param {string} card */
  askTitle: (card) => `Play the ${card}?`,
  notRegular: "Regular play asks for another of your cards. Others may claim it, and the referee rules.",
  notYourTurn: "It is not for you to play. Others may claim it, and the referee rules.",
  askFirst: "Ask me before an irregular play, and raise the regular cards",
  /** @param {string} name */
  exposedOf: (name) => `Exposed cards of ${name}`,
  exposed: "exposed",
  /** @param {string} until */
  until: (until) => `(${until})`,
  matter: {
    /** @param {string | null} name @param {string} what */
    remedy: (name, what) => `${name === null ? "" : `${name}: `}${name === null ? capital(what) : what}. You may choose.`,
    /** @param {string | null} name @param {string} what @param {number | null} trick */
    claim: (name, what, trick) => `${name === null ? capital(what) : `${name}: ${what}`}${trick === null ? "" : `, trick ${trick}`}.`,
    /** @param {string | null} name */
    call: (name) => `A card of ${name} lies exposed.`,
    /** @param {string | null} name @param {string} _what @param {number | null} trick */
    proof: (name, _what, trick) => `Your claim against ${name}${trick === null ? "" : `, trick ${trick}`}, is judged when the tricks are shown.`,
  },
  /** @param {string} card */
  playThis: (card) => `The ${cardName(card)} counts`,
  /** The words of a button. @param {string} words @param {(seat: string) => string} nameOf */
  say: (words, nameOf) => {
    const [verb, matter] = words.split(" ");
    if (verb === "waives") return "Let it be";
    if (verb === "claims") return "Claim it";
    if (verb === "shows") return "Show the tricks";
    const called = words.match(/^calls (\S+) from ([A-D])$/);
    if (called !== null) return `Call ${called[1].length === 2 ? `the ${cardName(called[1])}` : called[1]} from ${nameOf(called[2])}`;
    return plain(matter ?? verb);
  },
  /** The words of an act at the table, with names for seats. @param {string} words @param {(seat: string) => string} nameOf */
  told: (words, nameOf) =>
    words
      .replace(/^shows tricks$/, "shows the tricks")
      .replace(/^waives (\S+)$/, (_, matter) => `lets it be (${plain(matter)})`)
      .replace(/^claims (\S+)/, (_, matter) => `claims ${plain(matter)}`)
      .replace(/^chooses play (\S+)$/, "chooses that $1 counts")
      .replace(/^chooses (\S+)$/, (_, remedy) => `chooses ${plain(remedy)}`)
      .replace(/\b(against|from) ([A-D])\b/, (_, word, seat) => `${word} ${nameOf(seat)}`)
      .replace(/\b[789TJQKA][SHDC]\b/g, (card) => `the ${cardName(card)}`),
  /** @param {{kind: string, card: string | null, suit: string | null}} order */
  order: ({ kind, card, suit }) => (kind === "card" ? `Called: ${cardName(card ?? "??")}` : kind === "suit" ? `Has to lead ${suit}` : `Has to ${{ highest: "play his highest", lowest: "play his lowest", shuffle: "shuffle again" }[kind] ?? kind}`),
  /** The headings of irregular acts, in order. */
  kinds: { calls: "Call out of turn", exposes: "Show a card", takes: "Take back a card", says: "Say to your partner", names: "Let out a suit", alone: "Alone after all", changes: "Change the discard", throws: "Give up", plays: "Play two cards at once" },
  /** @param {number | null} trick */
  claimed: (trick) => (trick === null ? "Revoke claimed" : `Revoke claimed, trick ${trick}`),
  /** Under which of them an act stands. @param {string} words */
  kindOf: (words) => {
    const [verb] = words.split(" ");
    if (verb === "plays") return words.endsWith("together") ? "plays" : "alone";
    return verb in club.kinds ? verb : "calls";
  },
  /** The words of its button. @param {string} words */
  slip: (words) => {
    const cards = words.match(/\b[789TJQKA][SHDC]\b|\bjoker\b/g)?.map((card) => cardName(card)) ?? [];
    const [verb] = words.split(" ");
    if (["exposes", "takes", "changes"].includes(verb)) return capital(cards.join(""));
    if (words.endsWith("together")) return capital(listed(cards));
    if (verb === "says") return words.slice(5).replaceAll('"', "“").replace(/“$/, "”");
    if (verb === "names") return capital(words.slice(6));
    return callWords(words);
  },
};

export const trouble = {
  heading: "That did not work",
  unreachable: "The server cannot be reached. Is it running?",
  again: "Try again",
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
