/** The log of a table, kept in this browser tab so that it outlives a reload. */

const KEY = "euchre-story ";
const KEPT = 80;

/** The sentences kept for a table. @param {string} table @returns {string[]} */
export function storyKept(table) {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]");
  } catch {
    return []; // storage is forbidden
  }
}

/** Keep the last sentences of a table. @param {string} table @param {string[]} story */
export function keepStory(table, story) {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(story.slice(-KEPT)));
  } catch {
    // the log is then kept until the page is closed
  }
}
