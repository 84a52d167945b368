/**
 * The English texts of lobby and table. Those of replays and laws are loaded when they are needed.
 *
 * A translation is a folder like this one.
 */

export * from "./words.js";
export * from "./table.js";
export * from "./club.js";
export * from "./lobby.js";
