/** House rules as a form: every value of a code, with its meaning and the laws it comes from. */

import { h } from "../lib/dom.js";
import { lawLinks } from "../lib/law-links.js";
import { adviceFile, capital, text } from "../texts/index.js";
import { english } from "../texts/served.js";

/** @typedef {import("../messages").GameInfo} GameInfo */
/** @typedef {import("../messages").SwitchInfo} SwitchInfo */

/** The values that tables change most, shown first. */
const COMMON = [
  "stick_the_dealer",
  "joker",
  "lowest_rank",
  "game_points",
  "defend_alone",
  "take_over",
  "jambone",
  "lap",
  "may_bury_turn_up",
  "lead_against_lone",
  "assist_must_be_alone",
  "rubber_games",
];
/** Values that the chosen game decides. */
const SETTLED = new Set(["players", "partnerships", "hand_size", "dummy"]);

/** The words of another language, once they are loaded. @type {typeof import("../texts/rules.js") | null} */
let words = null;

/** Load the words of house rules, in a language that has them. */
export async function loadRuleWords() {
  if (adviceFile !== undefined) words = await import("../texts/rules.js");
}

/** @param {string} key */
const inEnglish = (key) => key.replaceAll("_", " ");

/** @param {GameInfo} game */
export function rulesForm(game) {
  const switches = game.switches.filter(({ key }) => !SETTLED.has(key));
  const common = COMMON.flatMap((key) => switches.filter((one) => one.key === key));
  const others = switches.filter(({ key }) => !COMMON.includes(key));
  return [
    h("p", {}, text.lobby.rulesHint),
    h(
      "fieldset",
      {},
      h("legend", {}, text.lobby.common),
      common.map((one) => rule(game, one)),
    ),
    h(
      "details",
      {},
      h("summary", {}, text.lobby.all),
      others.map((one) => rule(game, one)),
    ),
  ];
}

/** @param {GameInfo} game @param {SwitchInfo} one */
function rule({ register, code }, one) {
  const laws = one.laws.length > 0 ? lawLinks(register, one.laws) : ` (${text.lobby.silent})`;
  const id = `rule-${code}-${one.key}`;
  const [spoken, name] = words?.ruleName(one.key) ?? [english, capital(inEnglish(one.key))];
  const [told, meaning] = words?.ruleMeaning(one.key, one.doc) ?? [
    english,
    inEnglish(one.doc.replaceAll("`", "")),
  ];
  return h(
    "div",
    { class: "rule", "data-key": id },
    h("label", { ...spoken, for: id }, name),
    field(id, one),
    h("p", { id: `${id}-doc` }, h("span", told, meaning), " ", h("small", {}, text.lobby.law, laws)),
  );
}

/** @param {string} id @param {SwitchInfo} one */
function field(id, { key, value, choices }) {
  const shared = { id, name: `rule:${key}`, "aria-describedby": `${id}-doc` };
  if (typeof value === "boolean")
    return h("input", { ...shared, type: "checkbox", role: "switch", checked: value });
  if (choices !== null) {
    return h(
      "select",
      shared,
      choices.map((choice) => {
        const [spoken, name] = words?.ruleChoice(key, choice) ?? [english, inEnglish(choice)];
        return h("option", { ...spoken, value: choice, selected: choice === String(value) }, name);
      }),
    );
  }
  if (typeof value === "number") return h("input", { ...shared, type: "number", min: 0, max: 99, value });
  return h("input", { ...shared, type: "text", value: typeof value === "string" ? value : pairs(value) });
}

/** @param {number[][]} value */
const pairs = (value) => value.map((pair) => pair.join("-")).join(", ");

/**
 * The values that differ from the code, in the form that the server expects.
 *
 * @param {FormData} chosen @param {GameInfo} game
 */
export function changesIn(chosen, game) {
  /** @type {Record<string, unknown>} */
  const changes = {};
  for (const { key, value } of game.switches) {
    if (SETTLED.has(key)) continue;
    const wished = read(chosen.get(`rule:${key}`), value);
    if (JSON.stringify(wished) !== JSON.stringify(value)) changes[key] = wished;
  }
  return changes;
}

/** @param {FormDataEntryValue | null} text @param {SwitchInfo["value"]} value */
function read(text, value) {
  if (typeof value === "boolean") return text !== null;
  if (typeof value === "number") return Number(text);
  if (typeof value === "string") return String(text).trim();
  return String(text)
    .split(",")
    .map((pair) => pair.trim().split("-").map(Number));
}
