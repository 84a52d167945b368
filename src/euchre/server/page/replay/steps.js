/** Turns a replay into steps: for each act the state of the table and its description. */

import { gameWon, outcome, sentences } from "../table/moments/narration.js";
import { capital, text } from "../texts/index.js";
import { remarkWords } from "../texts/records.js";
import { ruled } from "../table/club/rulings.js";
import { recordedSeat, who } from "../lib/seats.js";

/** @typedef {import("../messages").Replay} Replay */
/** @typedef {import("../messages").ReplayFrame} ReplayFrame */
/** @typedef {import("../messages").Update} Update */

/**
 * @typedef {object} Step
 * @property {Update} update the state of the table
 * @property {ReplayFrame} frame
 * @property {number} gathered how many tricks have been cleared from the middle
 * @property {string[]} words the description, in sentences
 * @property {string[]} laws the laws of the rulings on this act
 * @property {string | null} won who won the game by it
 */

/**
 * The table of a replay, seen from the person's own seat if they have one.
 *
 * @param {Replay} replay
 * @returns {Update["table"]}
 */
function tableOf({ title, code, changes, seats, you }) {
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === you),
  );
  const around = [...seats.slice(first), ...seats.slice(0, first)].map(({ seat, name }) =>
    recordedSeat(seat, name),
  );
  const pledges = { pledged: [], pledges: {}, late: [], wanted: [] };
  const fair = { game: 0, commitment: "", ...pledges, shares: {}, last_seed: null };
  return {
    id: "",
    name: title,
    code,
    title,
    changes,
    seats: around,
    you: null,
    host: false,
    phase: "playing",
    next: null,
    carried: false,
    game: 1,
    paused: false,
    public: true,
    pace: 0,
    delay: 0,
    clock: 0,
    hints: false,
    seat_per_address: false,
    left: null,
    club: null,
    fair,
  };
}

/**
 * The steps of the deal in a replay, and one more for its result.
 *
 * @param {Replay} replay
 * @returns {Step[]}
 */
export function stepsOf(replay) {
  const table = tableOf(replay);
  const ended = replay.deals[replay.shown - replay.first].ended_by;
  const steps = replay.frames.map((frame, seq) => stepOf(table, frame, seq, ended));
  const [first, last] = [steps[0], steps.at(-1)];
  if (last === undefined || last.update.deal?.outcome === null) return steps;
  const won = gameWon(last.update, first.update);
  const words = [...outcome(last.update), ...(won === null ? [] : [won])];
  return [
    ...steps,
    {
      ...last,
      gathered: last.frame.deal.tricks.length,
      words,
      laws: lawsIn(ended === null ? [] : [ended]),
      won,
    },
  ];
}

/**
 * @param {Update["table"]} table
 * @param {ReplayFrame} frame
 * @param {number} seq
 * @param {import("../messages").RulingInfo | null} ended
 * @returns {Step}
 */
function stepOf(table, frame, seq, ended) {
  const { act, rulings } = frame;
  const club = {
    asked: [],
    held: [],
    slips: [],
    exposed: [],
    orders: [],
    claims: [],
    rulings,
    ended_by: ended,
  };
  const deal = { ...frame.deal, club };
  const seat = act?.match(/^[A-D](?= )/)?.[0] ?? null;
  const events = act === null ? [] : [{ seq, kind: "act", seat, text: act }];
  /** @type {Update} */
  const update = { type: "update", since: seq, seq, events, table, deal };
  const told = sentences({ ...update, deal: { ...deal, outcome: null } }, null);
  const words = act === null ? begun(table, deal) : told.length > 0 ? told : [`${capital(act)}.`];
  const gathered = deal.tricks.at(-1)?.complete
    ? deal.tricks.length - 1
    : deal.tricks.filter((trick) => trick.complete).length;
  const said = [
    ...rulings.map((ruling) => text.say.ruling({ words: ruled(update, ruling) })),
    ...frame.remarks.map((remark) => `(${remarkWords(remark)[1]})`),
  ];
  return {
    update,
    frame,
    gathered,
    words: [...words.map(capital), ...said],
    laws: lawsIn(rulings),
    won: null,
  };
}

/** The laws of some rulings, each once. @param {import("../messages").RulingInfo[]} rulings */
const lawsIn = (rulings) => [...new Set(rulings.flatMap(({ laws }) => laws.map(({ id }) => id)))];

/** @param {Update["table"]} table @param {ReplayFrame["deal"]} deal */
const begun = (table, deal) => [
  deal.turn_up === null
    ? text.say.deals({ who: who(table, deal.dealer) })
    : text.say.turnsUp({ who: who(table, deal.dealer), card: deal.turn_up }),
];
