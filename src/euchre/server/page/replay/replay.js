/** Steps through a finished deal with arrow keys, buttons, the slider or the list of steps. */

import { apiOf, drawReplay, heading } from "./draw.js";
import { copied, open } from "../lib/dialog.js";
import { gamesOnOffer } from "../lib/games.js";
import { request } from "../lib/wire.js";
import { cardPlaces, fly } from "../lib/motion.js";
import { h, morph, tell } from "../lib/dom.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { stepsOf } from "./steps.js";
import { text } from "../texts/index.js";
import { loadClub } from "../table/club/parts.js";

await Promise.all([styled("/replay/replay.css"), styled("/replay/screens.css")]);

/** @typedef {import("../messages").Replay} Replay */
/** @typedef {(deal: number | null) => Promise<Replay>} Source */

const KEYS = /** @type {Record<string, string>} */ ({
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageUp: "deal-back",
  PageDown: "deal-on",
});

export class ReplayView extends HTMLElement {
  /** Loads a deal by its number. @type {Source | null} */
  source = null;
  /** @type {Replay | null} */
  replay = null;
  /** @type {import("./steps.js").Step[]} */
  steps = [];
  at = 0;
  /** The deal asked for last; it is loaded next. @type {number | null} */
  wanted = null;
  isLoading = false;
  /** Whether the address of the page names the deal and the step. */
  isPage = false;
  /** @type {import("../messages").Games | null} */
  offer = null;

  connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("input", (event) => this.slid(event));
    this.addEventListener("change", (event) => this.chosen(event));
    this.typing = (/** @type {KeyboardEvent} */ event) => this.typed(event);
    document.addEventListener("keydown", this.typing);
    gamesOnOffer().then(
      (offer) => {
        this.offer = offer;
        this.draw();
      },
      () => undefined,
    );
  }

  disconnectedCallback() {
    if (this.typing !== undefined) document.removeEventListener("keydown", this.typing);
  }

  /**
   * Load a deal and show one of its steps.
   *
   * @param {Source} source
   * @param {number | null} [deal]
   * @param {number} [at]
   */
  async show(source, deal = null, at = 0) {
    this.source = source;
    const [found] = await Promise.all([source(deal), loadClub()]);
    this.take(found, at);
  }

  /** @param {Replay} replay @param {number} at */
  take(replay, at) {
    this.replay = replay;
    this.steps = stepsOf(replay);
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.draw();
    this.dispatchEvent(new CustomEvent("taken", { detail: heading(replay, this.steps[0]) }));
  }

  /** A value of the code that is played. @param {string} key */
  valueOf(key) {
    if (key === "game_points" && this.replay?.in_event) return 0;
    const game = this.offer?.games.find(({ code }) => code === this.replay?.code);
    return this.replay?.changes[key] ?? game?.switches.find((one) => one.key === key)?.value;
  }

  draw() {
    const { replay, steps, at } = this;
    if (replay === null || steps.length === 0) return;
    const before = cardPlaces(this);
    const wanted = drawReplay({ replay, steps, at, valueOf: (key) => this.valueOf(key) });
    const live = this.firstElementChild;
    if (live === null) this.append(wanted);
    else morph(live, wanted);
    if (live !== null) fly(this, before, new Map(), null);
    const slider = this.querySelector("input");
    if (slider !== null) slider.value = String(at);
    this.keepInSight();
    this.dispatchEvent(new CustomEvent("stepped"));
    if (this.isPage) history.replaceState(history.state, "", `#${replay.shown + 1}.${at + 1}`);
  }

  /** Scroll the list of steps to the current one, without scrolling the page. */
  keepInSight() {
    const list = this.querySelector(".steps-told");
    const step = /** @type {HTMLElement | null} */ (this.querySelector("[aria-current]"));
    if (list === null || step === null || list.scrollHeight <= list.clientHeight) return;
    const [box, own] = [list.getBoundingClientRect(), step.getBoundingClientRect()];
    if (own.top < box.top) list.scrollTop -= box.top - own.top + own.height;
    else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + own.height;
  }

  /** @param {number} at */
  go(at) {
    const to = Math.max(0, Math.min(at, this.steps.length - 1));
    if (to === this.at) return;
    this.at = to;
    this.draw();
    speak(this.steps[to].words);
  }

  /** @param {string} to */
  async move(to) {
    if (to === "share") return this.share();
    if (to === "deal-back" || to === "deal-on")
      return this.deal((this.replay?.shown ?? 0) + (to === "deal-on" ? 1 : -1));
    this.go({ first: 0, back: this.at - 1, on: this.at + 1, last: this.steps.length - 1 }[to] ?? this.at);
  }

  /** @param {number} deal */
  async deal(deal) {
    const source = this.source;
    if (this.replay === null || source === null || deal < 0 || deal >= this.replay.count) return;
    this.wanted = deal;
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      for (let loaded = null; loaded !== this.wanted;) {
        loaded = this.wanted;
        const replay = await source(loaded);
        if (loaded === this.wanted) this.take(replay, 0);
      }
      speak(this.steps[0].words);
    } catch (failed) {
      tell(this, "trouble", failed);
    } finally {
      this.isLoading = false;
    }
  }

  /** Show the link to the game, with the current deal and step. */
  share() {
    const link = h("input", {
      readonly: true,
      value: `${location.origin}${this.replay?.link}${this.isPage ? location.hash : ""}`,
      "aria-label": text.replay.share,
      class: "link",
    });
    const told = h("p", { role: "status" });
    open(
      text.replay.share,
      [
        h("p", {}, text.replay.shareHint),
        link,
        h("button", { type: "button", class: "main", "data-do": "copy" }, text.table.copy),
        told,
      ],
      async (event) => {
        if (event.type !== "click" || /** @type {HTMLElement} */ (event.target).dataset.do !== "copy") return;
        told.textContent = (await copied(/** @type {HTMLInputElement} */ (link))) ? text.table.copied : "";
      },
    );
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest("button")
    );
    if (button?.dataset.to !== undefined) this.move(button.dataset.to);
    else if (button?.dataset.step !== undefined) this.go(Number(button.dataset.step));
  }

  /** @param {Event} event */
  slid(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.type === "range") this.go(Number(field.value));
  }

  /** @param {Event} event */
  chosen(event) {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    if (field.matches("select")) this.deal(Number(field.value));
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    const target = /** @type {Element} */ (event.target);
    const isElsewhere = [...document.querySelectorAll("dialog[open]")].some(
      (dialog) => !dialog.contains(this),
    );
    if (
      KEYS[event.key] === undefined ||
      isElsewhere ||
      target.matches("input, select, textarea") ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    this.move(KEYS[event.key]);
  }
}

customElements.define("euchre-replay", ReplayView);

/** Show the finished deals of a table in a dialog. @param {string} table */
export async function showDeals(table) {
  const source = (/** @type {number | null} */ deal) =>
    request("GET", `/api/tables/${table}/deals${deal === null ? "" : `?deal=${deal}`}`);
  const [first] = await Promise.all([source(null), loadClub()]);
  const view = /** @type {ReplayView} */ (h("euchre-replay"));
  open(text.table.deals, [
    h("p", { class: "hint" }, first.deals[first.shown - first.first].is_open ? "" : text.replay.hidden),
    view,
  ]).classList.add("wide");
  view.source = source;
  view.take(first, 0);
}

/** The page of a shared game. @param {string} path @returns {HTMLElement} */
export function replayPage(path) {
  const view = /** @type {ReplayView} */ (h("euchre-replay"));
  view.isPage = true;
  const [deal, step] = location.hash.slice(1).split(".").map(Number);
  const [title, words] = [h("h1", { tabindex: -1 }, text.table.deals), h("p", {})];
  view.addEventListener("taken", (event) => {
    const told = /** @type {CustomEvent} */ (event).detail;
    [title.textContent, words.textContent] = [told.title, told.words];
    document.title = `${told.title} · ${text.lobby.title}`;
  });
  const source = (/** @type {number | null} */ wanted) =>
    request("GET", `${apiOf(path)}${wanted === null ? "" : `?deal=${wanted}`}`);
  view
    .show(source, deal > 0 ? deal - 1 : null, step > 0 ? step - 1 : 0)
    .catch((failed) => tell(view, "trouble", failed));
  return h(
    "main",
    { class: "looking" },
    h(
      "header",
      { class: "looking-head" },
      h("div", {}, title, words),
      h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
    ),
    view,
  );
}
