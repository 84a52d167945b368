/**
 * The texts of lobby and table in English; those of replays and laws stand beside them, fetched when they are wanted.
 *
 * A translation is a folder like this one.
 */

export * from "./words.js";
export * from "./table.js";
export * from "./club.js";
export * from "./lobby.js";
