/** Draws the table: one tree from the server's update and the person's choices. */

import { choicesIn, choicesOf } from "./acts.js";
import { club } from "./club/parts.js";
import { suitSign } from "../lib/cards.js";
import { h, svg } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { letterOf } from "./hand.js";
import { scoreBoard } from "./score.js";
import { who } from "../lib/seats.js";
import { middle } from "./middle.js";
import { actions, hand } from "./own.js";
import { plate } from "./seat.js";
import { status } from "./status.js";
import { capital, suitName, text } from "../texts/index.js";
import { gameName } from "../texts/phrases.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").DealView} DealView */
/** @typedef {import("./acts.js").Choices} Choices */

/**
 * @typedef {object} Shown
 * @property {Update} update
 * @property {import("./score.js").ValueOf} valueOf a value of the code that is played
 * @property {Set<string>} picked cards chosen to be discarded together
 * @property {string} manner how the person wants to play if they name trump
 * @property {string | null} pending a card that was played here and is not acknowledged yet
 * @property {Record<string, string>} bubbles greetings by the seats of their speakers
 * @property {boolean} isBehind whether something newer than what is shown waits behind it
 * @property {boolean} hasResult whether a result is shown that the person may dismiss
 * @property {number} gathered how many tricks of the deal have been cleared from the middle
 * @property {boolean} [mayJoin] whether this is a table at which a watcher may sit down, not a picture of one
 * @property {boolean} isLost whether the connection is lost
 * @property {import("../lib/dom.js").Child[]} notice the last refusal, with links to its laws
 * @property {string | null} won who won the game, in a sentence
 * @property {number | null} seconds left on the clock
 * @property {string[]} story
 * @property {boolean} isBusy whether an act waits for its acknowledgement
 * @property {string} register the register whose laws are cited, or an empty string
 * @property {import("../lib/dom.js").Child} hint the hint that the person asked for
 * @property {number} ruledBefore the number of the last ruling before this deal
 */

/** @param {Shown} shown */
export function drawTable(shown) {
  const { update } = shown;
  const { table } = update;
  const choices = shown.isBehind ? choicesOf([], false) : choicesIn(update);
  const isOpen = table.phase === "gathering" || table.phase === "sharing";
  return h(
    "main",
    {
      class: ["table", `seats-${table.seats.length}`, shown.isBusy ? "busy" : "", table.club && "club"].join(
        " ",
      ),
      "data-key": "table",
      "data-seq": update.seq,
    },
    header(shown),
    h(
      "div",
      { class: "felt", "data-key": "felt" },
      table.seats.map(({ seat }) => plate(shown, seat)),
      h("div", { class: "middle", "data-key": "middle" }, middle(shown)),
    ),
    h(
      "div",
      { class: "own", "data-key": "own" },
      shown.hint,
      club?.lastRuling(shown) ?? null,
      status(shown, choices),
      isOpen ? null : actions(shown, choices),
      hand(shown, choices),
    ),
    story(shown),
  );
}

/** @param {Shown} shown */
function header({ update, valueOf }) {
  const { table, deal } = update;
  return h(
    "header",
    { class: "bar", "data-key": "bar" },
    h("h1", { class: "unseen", "data-key": "name" }, `${table.name}: ${gameName(table)}`),
    scoreBoard(update, valueOf),
    h("div", { class: "bar-trump", "data-key": "trump" }, deal === null ? null : trump(update, deal)),
    h(
      "div",
      { class: "bar-buttons", "data-key": "buttons" },
      table.club === null
        ? null
        : h("button", { class: "quiet", "data-do": "rulings", "data-key": "rulings" }, text.club.rulings),
      soundButton(),
      h("button", { class: "quiet", "data-do": "last-trick", "data-key": "last" }, text.table.lastTrick),
      h("button", { class: "quiet", "data-do": "menu", "data-key": "menu" }, text.table.menu),
    ),
  );
}

/** Switches the sounds on and off. */
const soundButton = () =>
  h(
    "button",
    {
      class: "quiet sound",
      role: "switch",
      "aria-checked": String(settings.sound),
      "aria-label": text.table.sounds,
      "data-do": "sound",
      "data-key": "sound",
    },
    svg(
      "svg",
      {
        viewBox: "0 0 24 24",
        "aria-hidden": "true",
        "data-whole": true,
        "data-key": `sound-${settings.sound}`,
      },
      svg("path", {
        d: `M4 9v6h4l5 4V5L8 9z${settings.sound ? "M16 9q2 3 0 6M18.500 6.500q4 5.500 0 11" : "M17 9l5 6M22 9l-5 6"}`,
      }),
    ),
  );

/** The trump suit and its maker. @param {Update} update @param {DealView} deal */
export function trump({ table }, deal) {
  if (deal.trump === null || deal.maker === null) return null;
  const letter = letterOf(deal.trump);
  return h(
    "p",
    { class: "trump" },
    h("span", { class: "trump-sign" }, suitSign(letter)),
    h(
      "span",
      {},
      h("b", {}, capital(suitName(letter))),
      h("small", {}, text.table.made({ name: who(table, deal.maker).name })),
    ),
  );
}

/** @param {Shown} shown */
function story(shown) {
  const { story: told } = shown;
  return h(
    "aside",
    { class: "story", "data-key": "story", "aria-label": text.table.story, tabindex: 0 },
    club?.rulingsBeside(shown) ?? null,
    h("h2", {}, text.table.story),
    h(
      "ol",
      {},
      told
        .slice(-40)
        .reverse()
        .map((line) => h("li", {}, line)),
    ),
  );
}
