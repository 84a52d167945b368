/** A position of a puzzle or a lesson, drawn as the table draws it. */

import { choicesIn, choicesOf } from "../table/acts.js";
import { trump } from "../table/draw.js";
import { middle } from "../table/middle.js";
import { actions, hand } from "../table/own.js";
import { scoreBoard } from "../table/score.js";
import { plate } from "../table/seat.js";
import { h } from "../lib/dom.js";
import { text } from "../texts/index.js";

/** @typedef {import("../messages").DealView} DealView */
/** @typedef {{code: string, seats: string[], you: string, deal: DealView}} Position */

/**
 * The update of a table that stands at a position; `drawn` draws it.
 *
 * @param {Position} position @param {boolean} isOver whether nothing can be chosen any more
 */
export function puzzleTable({ code, seats, you, deal }, isOver) {
  const first = Math.max(0, seats.indexOf(you));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const table = {
    id: "",
    name: "",
    code,
    title: "",
    changes: {},
    seats: around.map((seat) => ({
      seat,
      name: seat,
      person: seat === you,
      present: true,
      player: seat === you ? null : "expert",
    })),
    you,
    host: false,
    phase: /** @type {const} */ ("playing"),
    next: null,
    carried: false,
    game: 1,
    paused: false,
    public: false,
    pace: 0,
    delay: 0,
    clock: 0,
    hints: false,
    seat_per_address: false,
    left: null,
    club: null,
    fair: {
      game: 0,
      commitment: "",
      pledged: [],
      pledges: {},
      late: [],
      wanted: [],
      shares: {},
      last_seed: null,
    },
  };
  const update = /** @type {import("../messages").Update} */ ({
    type: "update",
    since: 0,
    seq: 1,
    events: [],
    table,
    deal: isOver ? { ...deal, legal: [] } : deal,
  });
  return { ...update, drawn: (/** @type {Chosen} */ chosen) => drawn(update, isOver, chosen) };
}

/** @typedef {{picked: Set<string>, manner: string}} Chosen */

/** @param {import("../messages").Update} update @param {boolean} isOver @param {Chosen} chosen */
function drawn(update, isOver, { picked, manner }) {
  const shown = {
    update,
    valueOf: () => undefined,
    picked,
    manner,
    pending: null,
    bubbles: {},
    gathered: 0,
    isBehind: false,
    hint: null,
    hasResult: false,
    isLost: false,
    notice: [],
    won: null,
    seconds: null,
    story: [],
    isBusy: false,
    register: "",
    ruledBefore: 0,
  };
  const { table, deal } = update;
  const complete = (deal?.tricks ?? []).filter(({ complete: isComplete }) => isComplete).length;
  const choices = isOver ? choicesOf([], false) : choicesIn(update);
  return h(
    "section",
    {
      class: `board table seats-${table.seats.length}`,
      "data-key": "board",
      "aria-label": text.puzzles.board,
    },
    h(
      "div",
      { class: "bar", "data-key": "bar" },
      scoreBoard(update, () => undefined),
      h("div", { class: "bar-trump", "data-key": "trump" }, deal === null ? null : trump(update, deal)),
    ),
    h(
      "div",
      { class: "felt", "data-key": "felt" },
      table.seats.map(({ seat }) => plate({ ...shown, gathered: complete }, seat)),
      h("div", { class: "middle", "data-key": "middle" }, middle({ ...shown, gathered: complete })),
    ),
    h(
      "div",
      { class: "own", "data-key": "own" },
      isOver ? null : actions(shown, choices),
      hand(shown, choices),
    ),
  );
}
