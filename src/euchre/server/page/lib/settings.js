/** The person's settings, kept in this browser. */

const KEY = "euchre";

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {boolean} fourColours
 * @property {boolean} largeIndex whether the corners of the cards are larger
 * @property {boolean} markBowers whether the two bowers are marked once trump is made
 * @property {boolean | null} guide whether the newcomer's guide is on; null until its offer is answered
 * @property {boolean} calm whether cards are placed without animation
 * @property {number} gatherWait how long a finished trick is shown, in milliseconds
 * @property {number} resultWait how long the result of a deal is shown at least, in milliseconds; 0 for no
 *   wait, -1 until it is dismissed
 * @property {boolean} lastCard whether the last card of the hand is played without a click
 * @property {number} pace pause before each act of a computer player at the person's own tables, in
 *   milliseconds
 * @property {string} theme the name of a style sheet in `themes/`
 * @property {number} sorting order of the hand: 0 trumps first, 1 by suit and rank, 2 as dealt
 * @property {boolean} muted whether greetings are hidden
 * @property {number} back which of the three backs of the cards is used
 * @property {boolean} sound whether cards, tricks and turns make a sound
 * @property {boolean} askFirst in club mode, whether regular cards are raised and the page asks before others
 *   are played
 */

/** @type {Settings} */
const USUAL = {
  name: "",
  fourColours: false,
  largeIndex: false,
  markBowers: false,
  guide: null,
  calm: false,
  gatherWait: 1200,
  resultWait: 6000,
  lastCard: true,
  pace: 900,
  theme: "green",
  sorting: 0,
  muted: false,
  sound: false,
  back: 0,
  askFirst: true,
};

/** @returns {Settings} */
function kept() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL }; // storage is forbidden, or holds something else
  }
}

export const settings = kept();

/** @param {Partial<Settings>} changes */
export function choose(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the setting then holds until the page is closed
  }
  show();
}

/** Apply the settings to the page. */
export function show() {
  document.documentElement.classList.toggle("four-colours", settings.fourColours);
  document.documentElement.classList.toggle("calm", settings.calm);
  document.documentElement.classList.toggle("large-index", settings.largeIndex);
  document.documentElement.classList.toggle("mark-bowers", settings.markBowers || settings.guide === true);
  const sheet = /** @type {HTMLLinkElement} */ (document.getElementById("theme"));
  const theme = /^\w+$/.test(settings.theme) ? settings.theme : USUAL.theme;
  if (!sheet.href.endsWith(`/${theme}.css`)) sheet.href = `/themes/${theme}.css`;
}

/** Whether cards may move: neither the page's setting nor the system's forbids it. */
export const mayMove = () => !settings.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
