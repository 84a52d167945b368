/** The language of the page: the one chosen here, or the first that the browser prefers. */

const KEY = "euchre-language";

/** The languages in which the page can be shown: the server lists the files in `languages/`. */
export const languages = (document.documentElement.dataset.languages ?? "en").split(" ");

/** The language chosen on this device, or "" for the browser's. */
export function languageChosen() {
  try {
    const chosen = localStorage.getItem(KEY) ?? "";
    return languages.includes(chosen) ? chosen : "";
  } catch {
    return ""; // storage is forbidden
  }
}

/** Show the page in another language; a game goes on where it was. @param {string} language or "" */
export function chooseLanguage(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return; // storage is forbidden
  }
  location.reload();
}

/** The language of the page: `fr` for a browser that prefers `fr-CA`. */
export const language =
  languageChosen() ||
  navigator.languages
    .flatMap((wished) => [wished.toLowerCase(), wished.split("-")[0].toLowerCase()])
    .find((wished) => languages.includes(wished)) ||
  "en";

/** The name of a language in itself: `français`. @param {string} tag */
export const languageName = (tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
