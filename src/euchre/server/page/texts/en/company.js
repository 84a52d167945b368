/** Texts about people who play together again. */

import { counted } from "./words.js";

export * from "./index.js";

export const company = {
  asked: "You are asked to play",
  asks: (/** @type {string} */ by, /** @type {string} */ table) => `${by} asks you to ${table}`,
  come: "Come",
  decline: "Decline",
  standing: "Standing tables",
  standingHint: "The address stays the same. Each evening begins with a new table.",
  enter: "Open",
  forget: "Remove",
  remove: "Delete",
  removeSure: "Delete it for everybody?",
  met: "People you played with",
  wasAsked: (/** @type {string} */ name) => `${name} is asked`,
  ask: (/** @type {string} */ name) => `Ask ${name}`,
  hasAsked: (/** @type {string} */ name) => `${name} finds the question in the lobby.`,
  keep: "Give this table an address that stays",
  keepHint:
    "For a club night: everybody who has the address joins the same table, and a new one " +
    "of the same kind after eight quiet hours. The first to arrive is its host.",
  kept: "Address that stays",
  waiting: (/** @type {number} */ count) => `${counted(count, "question")} to you in the lobby`,
};
