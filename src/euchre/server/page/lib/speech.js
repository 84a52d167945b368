/** Sentences for screen readers, spoken once and in order. */

const KEPT = 30;

/**
 * Add sentences to the live region and remove old ones.
 *
 * @param {string[]} sentences
 */
export function speak(sentences) {
  const region = /** @type {HTMLElement} */ (document.getElementById("spoken"));
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    region.append(line);
  }
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}
