/** Parts of the form for a new table: switches, choices, and who sits where. */

import { h } from "../lib/dom.js";
import { text } from "../texts/index.js";
import { computerWords } from "../texts/phrases.js";

/**
 * A switch of the form, and what it brings about.
 *
 * @param {string} name @param {string} words @param {string} [hint]
 */
export function tick(name, words, hint) {
  const described = hint === undefined ? undefined : `${name}-hint`;
  const box = { type: "checkbox", role: "switch", name, "aria-describedby": described };
  const label = h("label", { class: "tick" }, h("input", box), words);
  return hint === undefined ? [label] : [label, h("p", { id: described }, hint)];
}

/** @param {number} count @param {string[]} players */
export function seatChoices(count, players) {
  const usual = players.includes("simple") ? "simple" : players.at(-1);
  return Array.from({ length: count - 1 }, (_, place) => {
    const letter = "BCD"[place];
    const words =
      count === 4
        ? [text.places.left, text.places.across, text.places.right][place]
        : text.table.seat({ seat: letter });
    const options = players
      .toReversed()
      .map((player) => h("option", { value: player, selected: player === usual }, computerWords(player)));
    return h(
      "label",
      { class: "row" },
      words,
      h(
        "select",
        { name: "player", "aria-label": words },
        options,
        h("option", { value: "" }, text.lobby.friend),
      ),
    );
  });
}

/**
 * @param {string} name
 * @param {string} words
 * @param {Record<string, string>} choices
 * @param {string} usual
 */
export function select(name, words, choices, usual) {
  const options = Object.entries(choices).map(([value, shown]) =>
    h("option", { value, selected: value === usual }, shown),
  );
  return h("label", { class: "row" }, words, h("select", { name }, options));
}
