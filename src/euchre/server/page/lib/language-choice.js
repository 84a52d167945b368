/** The choice of the language, in the foot of the lobby and in the settings at the table. */

import { h } from "./dom.js";
import { text } from "../texts/index.js";
import { chooseLanguage, language, languageName, languages } from "../texts/language.js";

/** A list of the languages under their own names, or null if there is only one. */
export function languageChoice() {
  if (languages.length < 2) return null;
  const options = languages.map((one) =>
    h("option", { value: one, lang: one, selected: one === language }, languageName(one)),
  );
  return h(
    "label",
    { class: "row", "data-key": "language" },
    text.table.language,
    h("select", { "data-language": true }, options),
  );
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && target.matches("[data-language]")) chooseLanguage(target.value);
});
