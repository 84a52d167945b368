/** The law browser: the codes, a search, the laws of a code, and one law beside the other codes. */

import { bookPage, codePage, foundList, lawPage } from "./draw.js";
import { request } from "../lib/wire.js";
import { h, tell } from "../lib/dom.js";
import { lawPath } from "../lib/law-links.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { capital, look, text } from "../texts/index.js";
import { language } from "../texts/language.js";
import { loadRulings } from "../texts/rulings.js";

await styled("/laws/laws.css");

const PAUSE = 120;
/** @type {Map<string, Promise<any>>} */
const known = new Map();

/**
 * A reply of the server about the laws, fetched once, in the language of the page where the laws are in it.
 *
 * @param {string} address @returns {Promise<any>}
 */
function told(address) {
  const mark = address.includes("?") ? "&" : "?";
  const path = language === "en" ? address : `${address}${mark}language=${language}`;
  const asked = known.get(path) ?? request("GET", path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

export class LawsPage extends HTMLElement {
  async connectedCallback() {
    this.addEventListener("input", (event) => this.typed(/** @type {HTMLInputElement} */ (event.target)));
    this.addEventListener("submit", (event) => event.preventDefault());
    const [code, law] = [this.getAttribute("code"), this.getAttribute("law")];
    try {
      const { title, main } = await this.made(code, law);
      if (!this.isConnected) return; // the person has gone on to another page
      document.title = `${title} · ${text.lobby.title}`;
      this.replaceChildren(main);
      main.querySelector("h1")?.focus({ preventScroll: true });
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  disconnectedCallback() {
    clearTimeout(this.waiting);
  }

  /**
   * @param {string | null} code
   * @param {string | null} law
   * @returns {Promise<{title: string, main: HTMLElement}>}
   */
  async made(code, law) {
    const path = lawPath(code ?? "", law ?? undefined);
    if (code === null) return { title: text.laws.title, main: bookPage(await told("/api/laws")) };
    if (law !== null) await loadRulings();
    if (law !== null) return { title: `${code} ${law}`, main: lawPage(code, await told(`/api${path}`)) };
    return { title: look(text.games, code)?.title ?? code, main: codePage(await told(`/api${path}`)) };
  }

  /** @param {HTMLInputElement} field */
  typed(field) {
    if (field.type !== "search") return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.search(field.value.trim()), PAUSE);
  }

  /** @param {string} words */
  async search(words) {
    const place = this.querySelector(".found");
    this.classList.toggle("searching", words !== "");
    if (place === null || words === "") return void place?.replaceChildren();
    const asked = new URLSearchParams({ words, code: this.getAttribute("code") ?? "" });
    try {
      const found = await told(`/api/search/laws?${asked}`);
      const field = /** @type {HTMLInputElement | null} */ (this.querySelector("[type=search]"));
      if (field?.value.trim() !== words) return; // the person has typed more since
      place.replaceChildren(...foundList(found));
      speak([text.laws.found({ total: found.total })]);
    } catch (failed) {
      place.replaceChildren(
        h("p", { role: "alert" }, failed instanceof Error ? capital(failed.message) : String(failed)),
      );
    }
  }
}

customElements.define("euchre-laws", LawsPage);

/**
 * The page of a path: the codes, one code, or one law. The id of a law may hold any character.
 *
 * @param {string} path
 */
export function lawsPage(path) {
  const [, , code, ...law] = path.split("/").map(plain);
  return h("euchre-laws", { code: code || null, law: law.join("/") || null });
}

/** A part of a path, decoded where that is possible. @param {string} part */
function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
