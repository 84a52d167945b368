/** Texts of the law browser. */

import { counted } from "./words.js";

export * from "./index.js";

export const laws = {
  title: "The laws",
  words: "Every law of the codes in our own words, with the situations that decide it.",
  way: "Where you are",
  search: "Search all laws",
  searchIn: (/** @type {string} */ code) => `Search the laws of ${code}`,
  example: "revoke, lead out of turn …",
  found: (/** @type {number} */ total) => `${counted(total, "law")} found.`,
  more: (/** @type {number} */ shown) => `The first ${shown}:`,
  nothing: "No law contains all these words. Try fewer words, or only the start of a word.",
  counts: (/** @type {number} */ laws, /** @type {number} */ situations, /** @type {number} */ silences) =>
    [counted(laws, "law"), counted(situations, "situation"), silences > 0 ? counted(silences, "silence") : ""]
      .filter(Boolean)
      .join(", "),
  sideBySide: "Side by side",
  sideBySideHint:
    "Where the codes differ. “Silent” means that the source gives no rule. Our decision follows.",
  customs: "In none of the old codes",
  customsHint: "Customs of tables and programs, offered as house rules.",
  parts: "Parts of the code",
  silence: "The source is silent; our decision",
  silences: "Silences",
  silencesHint: "The source says nothing here. The decision is ours, and no ruling cites it as law.",
  noLaw: "No law: the source is silent, and this is our decision.",
  turn: "Other laws",
  follows: "What follows",
  situations: "Situations",
  values: "House rules based on it",
  given: "Given",
  when: "When",
  then: "Then",
  fromSource: "The source’s own example.",
  binds: (/** @type {string} */ whom) => `Binds: ${whom}`,
  holdsIn: (/** @type {string} */ games) => `Holds in: ${games}`,
  leftToPeople: "Left to the players; the program does not decide it",
  remarks: /** @type {Record<string, string>} */ ({
    "open": "Where the text is open",
    "reading": "How it is read here",
    "reason": "Why",
    "enforced": "Where mistakes are impossible",
    "club": "At a table of real cards",
  }),
  kinds: /** @type {Record<string, string>} */ ({
    "definition": "A definition",
    "procedure": "A procedure",
    "right": "A right",
    "scoring": "Scoring",
    "irregularity": "An irregularity",
    "penalty": "A penalty",
    "etiquette": "Etiquette",
    "advice": "Advice",
    "custom": "A custom, if the table agrees on it",
  }),
  phases: /** @type {Record<string, string>} */ ({
    "table": "Forming the table",
    "cutting": "Cutting",
    "shuffling": "Shuffling",
    "dealing": "Dealing",
    "calling": "Calling",
    "discard": "Discard",
    "play": "Play",
    "revoke": "Revoke",
    "scoring": "Scoring",
    "any": "At any time",
    "customs": "Customs",
  }),
};
