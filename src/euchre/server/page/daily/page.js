/** The page of the eight deals of a day: today's, or the results of a day that is over. */

import { dailyHead, resultsPage } from "./results.js";
import { h, morph, tell } from "../lib/dom.js";
import { choose, settings } from "../lib/settings.js";
import { styled } from "../lib/styles.js";
import { Refused, request } from "../lib/wire.js";
import { dayWords, text } from "../texts/index.js";

await styled("/study/study.css");
await styled("/daily/daily.css");

/** @typedef {import("../messages").DailyState} DailyState */
/** @typedef {import("../messages").DailyResults} DailyResults */

const HOUR = 3_600_000;

export class DailyPage extends HTMLElement {
  /** The day in the page's address, or "" for today. */
  day = "";

  async connectedCallback() {
    this.addEventListener("click", (event) => this.clicked(event));
    document.title = `${text.daily.title} · ${text.lobby.title}`;
    this.append(h("main", { class: "study daily" }));
    await this.doing(() => this.load());
  }

  async load() {
    if (this.day === "") {
      this.draw(todayPage(await request("GET", "/api/daily")));
      return;
    }
    try {
      this.draw(resultsPage(await request("GET", `/api/daily/${this.day}`)));
    } catch (failed) {
      if (!(failed instanceof Refused) || failed.reason !== "daily/none") throw failed;
      this.draw([
        dailyHead(text.daily.before({ day: dayWords(this.day) }), true),
        h("p", { class: "study-sheet" }, text.daily.none),
      ]);
    }
  }

  /** @param {HTMLElement[]} parts */
  draw(parts) {
    const main = /** @type {HTMLElement} */ (this.firstElementChild);
    morph(main, h("main", { class: "study daily" }, parts));
  }

  /** @param {Event} event */
  clicked(event) {
    if (/** @type {Element} */ (event.target).closest("[data-do=play]") !== null)
      this.doing(() => this.play());
  }

  /** Go to the table of today; ask for a name first where there is none. */
  async play() {
    const { name } = await request("GET", "/api/session").catch(() =>
      request("POST", "/api/session", { name: settings.name || text.lobby.guest }),
    );
    choose({ name });
    const { table } = await request("POST", "/api/daily", { pace: settings.pace });
    tell(this, "go", `/table/${table}`);
  }

  /** Do something, and show what goes wrong. @param {() => Promise<void>} work */
  async doing(work) {
    try {
      await work();
    } catch (failed) {
      tell(this, "trouble", failed);
    }
  }
}

customElements.define("euchre-daily", DailyPage);

/** The page for a path. @param {string} path */
export function dailyPage(path) {
  const made = new DailyPage();
  made.day = path.split("/")[2] ?? "";
  return made;
}

/** Today's deals: how far the person is, and their own results. @param {DailyState} state */
function todayPage({ boards, results, table, ends, before, commitment }) {
  const played = results.length;
  const isDone = played === boards;
  const words = table === null ? text.daily.begin : text.daily.goOn({ played, boards });
  return [
    dailyHead(text.daily.title),
    h(
      "section",
      { class: "study-sheet" },
      h("p", {}, text.daily.rules),
      isDone
        ? h("p", { class: "verdict" }, text.daily.done)
        : h("button", { class: "main", "data-do": "play" }, words),
      h("p", {}, text.daily.ends({ hours: Math.max(0, Math.ceil((ends - Date.now()) / HOUR)) })),
      played === 0 ? null : ownResults(results),
      h(
        "a",
        { class: "button", href: `/daily/${before}`, "data-link": true },
        text.daily.before({ day: dayWords(before) }),
      ),
      h(
        "details",
        {},
        h("summary", {}, text.table.fair),
        h("p", { class: "faint sealed" }, text.daily.sealed({ commitment })),
      ),
    ),
  ];
}

/** @param {number[][]} results */
function ownResults(results) {
  const rows = results.map(([own, others], at) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, text.daily.deal({ number: at + 1 })),
      h("td", {}, `${own} : ${others}`),
    ),
  );
  return h("table", {}, h("caption", { class: "unseen" }, text.daily.results), h("tbody", {}, rows));
}
