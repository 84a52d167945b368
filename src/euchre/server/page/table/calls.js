/** The calls as tiles: one for each suit or answer, and one switch for playing alone. */

import { cardFace, suitSign } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { letterOf } from "./hand.js";
import { placesOf, who } from "../lib/seats.js";
import { callWords } from "../texts/acts.js";
import { capital, look, suitName, text } from "../texts/index.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("./acts.js").Offer} Offer */
/** @typedef {import("./acts.js").Choices} Choices */
/** @typedef {import("./draw.js").Shown} Shown */

const CALL = /^((?:orders up|assists|takes up|makes (?:no trump|\w+)))(?: (alone|jambone))?$/;
const REFUSAL = /^(?:passes|turns down)$/;

/**
 * @typedef {object} Tile
 * @property {string} words the call without its manner
 * @property {Map<string, Offer>} manners the act for each manner: "", "alone" or "jambone"
 */

/** Whether buttons are the calls of a round. @param {Offer[]} buttons */
export const isCalling = (buttons) => buttons.some(({ words }) => CALL.test(words));

/** The calls on offer, each once. @param {Offer[]} buttons @returns {Tile[]} */
export function tilesOf(buttons) {
  /** @type {Map<string, Tile>} */
  const tiles = new Map();
  for (const offer of buttons) {
    const [, words, manner] = offer.words.match(CALL) ?? [];
    if (words === undefined) continue;
    const tile = tiles.get(words) ?? { words, manners: new Map() };
    tile.manners.set(manner ?? "", offer);
    tiles.set(words, tile);
  }
  return [...tiles.values()];
}

/** The buttons that are no tiles. @param {Offer[]} buttons */
export const otherButtons = (buttons) =>
  isCalling(buttons) ? buttons.filter(({ words }) => !CALL.test(words) && !REFUSAL.test(words)) : buttons;

/**
 * The tiles of a round of calls, with the switches for playing alone.
 *
 * @param {Shown} shown
 * @param {Choices} choices
 */
export function calls(shown, choices) {
  if (!isCalling(choices.buttons)) return null;
  const tiles = tilesOf(choices.buttons);
  const refusal = choices.buttons.find(({ words }) => REFUSAL.test(words));
  const manners = new Set(tiles.flatMap(({ manners: some }) => [...some.keys()]));
  const switches = ["alone", "jambone"].filter((manner) => manners.has(manner) && manners.has(""));
  return h(
    "div",
    { class: `calls ${tiles.length > 1 ? "making" : "ordering"}`, "data-key": "calls" },
    tiles.map((one) => callTile(shown, one)),
    refusal === undefined ? null : refusalTile(shown, refusal),
    switches.length === 0
      ? null
      : h(
          "div",
          { class: "manners", "data-key": "manners" },
          switches.map((one) => mannerSwitch(shown, one)),
        ),
  );
}

/** @param {Shown} shown @param {Tile} tile */
function callTile({ update, manner, isBusy }, { words, manners }) {
  const [chosen, offer] = manners.has(manner) ? [manner, manners.get(manner)] : [...manners][0];
  const { deal } = update;
  const suit = words.startsWith("makes ") ? words.slice(6) : null;
  const picture = suit === null ? (deal?.turn_up ? cardFace(deal.turn_up) : null) : suitSign(letterOf(suit));
  const what = suit === null ? turnUpTaken(update) : capital(text.calls.trumps({ suit: letterOf(suit) }));
  const full = chosen === "" ? words : `${words} ${chosen}`;
  const alone = chosen === "" ? "" : ` ${lone(chosen, update)}`;
  return tile({
    act: offer?.act ?? "",
    key: words,
    picture,
    title: suit === null ? callWords(full) : capital(suitName(suit)),
    label: `${callWords(full)}. ${what}${alone}`,
    hint: suit === null ? `${what}${alone}` : asTrumps(suit, chosen),
    look: offer?.awaited ? "" : "right",
    isBusy,
  });
}

/** What playing alone means. @param {string} manner @param {Update} update */
const lone = (manner, { table }) =>
  manner === "jambone" ? text.calls.lone.jambone : text.calls.lone.alone({ players: table.seats.length });

/** @param {string} suit @param {string} manner */
const asTrumps = (suit, manner) =>
  [letterOf(suit) === "N" ? text.calls.noTrumps : text.calls.asTrumps, look(text.mannersWithin, manner)]
    .filter(Boolean)
    .join(", ");

/** Who takes the turn-up if it is accepted. @param {Update} update */
function turnUpTaken({ table, deal }) {
  if (deal === null || deal.turn_up === null) return "";
  return text.calls.takes({ who: who(table, deal.dealer), card: deal.turn_up });
}

/** @param {Shown} shown @param {Offer} offer */
function refusalTile({ update, isBusy }, { act, words }) {
  return tile({
    act,
    key: words,
    picture: null,
    title: callWords(words),
    label: `${callWords(words)}. ${refused(update)}`,
    hint: refused(update),
    look: "no",
    isBusy,
  });
}

/** What happens if the person passes. @param {Update} update */
function refused({ table, deal }) {
  const seats = new Map([...placesOf(table)].map(([seat, place]) => [place, seat]));
  const next = seats.get("left") ?? seats.get("far");
  if (deal === null || next === undefined) return "";
  if (deal.dealer !== table.you) return text.calls.passedOn({ name: who(table, next).name });
  return deal.stage === "ordering" ? text.calls.turnedDown : text.calls.dealtAgain;
}

/**
 * @param {{act: string, key: string, picture: SVGElement | null, title: string, label: string, hint: string,
 *   look: string, isBusy: boolean}} tile
 */
function tile({ act, key, picture, title, label, hint, look, isBusy }) {
  return h(
    "button",
    {
      class: `call tile ${look}`,
      "data-act": act,
      "data-key": key,
      "aria-disabled": isBusy ? "true" : null,
      "aria-label": label,
    },
    picture === null ? null : h("span", { class: "tile-picture", "data-key": "picture" }, picture),
    h("span", { class: "tile-words" }, h("b", {}, title), hint === "" ? null : h("small", {}, hint)),
  );
}

/** @param {Shown} shown @param {string} manner */
function mannerSwitch({ update, manner: chosen }, manner) {
  return h(
    "button",
    {
      class: "manner",
      role: "switch",
      "aria-checked": String(chosen === manner),
      "data-manner": manner,
      "data-key": manner,
    },
    h("b", {}, look(text.manners, manner) ?? manner),
    h("small", {}, lone(manner, update)),
  );
}
