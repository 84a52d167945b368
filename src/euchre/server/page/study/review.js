/** The page of a review: starts it, waits in the queue, and shows what every choice cost. */

import { account, costly, deals, totals } from "./review-parts.js";
import { chancePlot } from "./plot.js";
import { h, morph, tell } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { speak } from "../lib/speech.js";
import { styled } from "../lib/styles.js";
import { request } from "../lib/wire.js";
import { text } from "../texts/index.js";
import { english, sentence } from "../texts/served.js";

await styled("/study/study.css");

/** @typedef {import("../messages").ReviewState} ReviewState */

/** Milliseconds between two questions how far the review is. */
const PAUSE = 700;

export class ReviewPage extends HTMLElement {
  /** The path of the game's replies. */
  path = "";
  seat = "";
  /** @type {ReviewState | null} */
  state = null;
  /** @type {any} */
  review = null;

  connectedCallback() {
    this.addEventListener("change", (event) => this.chosen(event));
    this.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-do=go-on]")) void this.run();
    });
    void this.run();
  }

  /** Begin the review, or go on with one that was stopped, and follow it to its end. */
  async run() {
    this.review = null;
    this.state = null;
    this.draw();
    try {
      this.state = await this.asked("POST");
      while (this.isConnected && !this.state.is_over) {
        this.draw();
        await new Promise((ready) => setTimeout(ready, PAUSE));
        this.state = await this.asked("GET");
      }
      if (this.isConnected && this.state.done > 0) await this.show(this.seat || (this.state.seat ?? ""));
      this.draw();
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }

  /** @param {string} method @returns {Promise<ReviewState>} */
  asked(method) {
    return request(method, `${this.path}/review`, method === "POST" ? {} : undefined);
  }

  /**
   * Show the review for a seat, by default that of the person's name.
   *
   * @param {string} seat
   * @returns {Promise<void>}
   */
  async show(seat) {
    this.review = await request("GET", `${this.path}/review/${seat || "A"}`);
    const own = Object.entries(this.review.people).find(([, name]) => name === settings.name)?.[0];
    if (seat === "" && own !== undefined && own !== "A") return this.show(own);
    this.seat = this.review.seat;
    this.draw();
    speak([text.review.done]);
  }

  /** @param {Event} event */
  chosen(event) {
    const field = /** @type {HTMLSelectElement} */ (event.target);
    if (field.name === "seat")
      this.show(field.value).catch((/** @type {unknown} */ failed) => tell(this, "trouble", failed));
  }

  draw() {
    const replay = this.path.replace("/api/replays/", "/replay/");
    const wanted = h(
      "main",
      { class: "study", "data-key": "review" },
      h(
        "header",
        { class: "study-head" },
        h("h1", { tabindex: -1 }, text.review.title),
        h("a", { class: "button", href: replay, "data-link": true }, text.review.toReplay),
        h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby),
      ),
      this.review === null ? this.waiting() : this.shown(replay),
    );
    if (this.firstElementChild === null) this.append(wanted);
    else morph(this.firstElementChild, wanted);
  }

  waiting() {
    const { state } = this;
    if (state?.trouble) return this.trouble(state.trouble);
    const words =
      state === null || state.total === null
        ? state !== null && state.place > 0
          ? text.review.queued({ place: state.place })
          : text.review.reading
        : text.review.progress({ done: state.done, total: state.total });
    return h(
      "section",
      { class: "study-sheet", "data-key": "waiting" },
      h("p", { role: "status" }, words),
      h("progress", {
        max: state?.total ?? 1,
        value: state?.total ? state.done : null,
        "aria-label": text.review.title,
      }),
      h("p", { class: "faint" }, text.review.method),
    );
  }

  /** Why the review was stopped, and a button that goes on with it. @param {string} why */
  trouble(why) {
    return h(
      "section",
      { class: "study-sheet", "data-key": "trouble" },
      h("p", { role: "alert", ...english }, sentence(why)),
      h("button", { type: "button", "data-do": "go-on" }, text.review.goOn),
    );
  }

  /** @param {string} replay */
  shown(replay) {
    const { review, state } = this;
    return h(
      "div",
      { class: "study-parts", "data-key": `shown-${this.seat}` },
      state?.trouble ? this.trouble(state.trouble) : null,
      account(review),
      chancePlot(review),
      costly(review, replay),
      deals(review, replay),
      totals(review),
    );
  }
}

customElements.define("euchre-review", ReviewPage);

/** The page of a review. @param {string} path @returns {HTMLElement} */
export function reviewPage(path) {
  const page = /** @type {ReviewPage} */ (h("euchre-review"));
  page.path = path.replace("/review/", "/api/replays/");
  document.title = `${text.review.title} · ${text.lobby.title}`;
  return page;
}
