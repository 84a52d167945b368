/** Sentences for screen readers, spoken once and in order. */

const KEPT = 30;

/**
 * Add sentences to the live region and remove old ones.
 *
 * @param {string[]} sentences @param {{lang?: string}} [language] of sentences in another language
 */
export function speak(sentences, { lang = "" } = {}) {
  const region = /** @type {HTMLElement} */ (document.getElementById("spoken"));
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    if (lang !== "") line.lang = lang;
    region.append(line);
  }
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}
