/** What a person has chosen for this browser, kept in it. */

const KEY = "euchre";

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {boolean} fourColours
 * @property {boolean} calm whether cards stay where they are put, without moving
 * @property {number} gatherWait milliseconds for which a finished trick is shown
 * @property {number} pace milliseconds before each act of a computer player, at tables one opens
 * @property {boolean} muted whether greetings are hidden
 * @property {boolean} sound whether cards, tricks and turns are heard
 * @property {boolean} askFirst in club mode: whether regular cards are raised, and the others asked about
 */

/** @type {Settings} */
const USUAL = { name: "", fourColours: false, calm: false, gatherWait: 1500, pace: 900, muted: false, sound: false, askFirst: true };

/** @returns {Settings} */
function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL }; // storage is forbidden, or holds what is not ours
  }
}

export const settings = kept();

/** @param {Partial<Settings>} changes */
export function choose(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it holds until the page is left
  }
  show();
}

/** Let the page look as chosen. */
export function show() {
  document.documentElement.classList.toggle("four-colours", settings.fourColours);
}

/** Whether cards may move: neither this page's setting nor the system's is against it. */
export const mayMove = () => !settings.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
