/** Draws the status line: what the table waits for, the clock, and the last refusal. */

import { isAsked, othersAsked } from "./club/state.js";
import { choicesIn } from "./acts.js";
import { h } from "../lib/dom.js";
import { who } from "../lib/seats.js";
import { look, text } from "../texts/index.js";

/** @typedef {import("./acts.js").Choices} Choices */
/** @typedef {import("./draw.js").Shown} Shown */

/**
 * What the table waits for.
 *
 * @param {Shown} shown
 * @param {Choices} choices
 */
function waiting({ update, isLost, isBusy, isBehind, picked }, choices) {
  const { table, deal } = update;
  if (isLost) return isBusy ? text.table.lostWithAct : text.table.lost;
  if (table.phase === "gathering" || table.phase === "closed")
    return table.you === null ? text.table.watching : "";
  if (table.paused) return text.table.pausedNow;
  if (isBehind) return "";
  if (isStoodInFor(table)) return text.table.standIn;
  if (choices.kind === "dummy" && choices.isAwaited)
    return text.table.choose({ more: choices.count - picked.size });
  if (choices.isAwaited) return look(text.asked, choices.kind) ?? "";
  if (isAsked(update)) return deal?.outcome === null ? text.club.asked : text.club.askedAtEnd;
  if (othersAsked(update).length > 0) return text.club.waitingFor({ names: othersAsked(update) });
  const others = (deal?.waiting ?? []).slice(0, 1).map((seat) => who(table, seat).name);
  return others.length > 0 ? text.table.waitingFor({ names: others }) : "";
}

/**
 * Whether a computer player plays for the person at the page.
 *
 * @param {import("../messages").TableInfo} table
 */
const isStoodInFor = ({ seats, you }) => seats.some(({ seat, player }) => seat === you && player !== null);

/** @param {string} action @param {string} words */
const hintButton = (action, words) =>
  h("button", { class: "quiet", "data-do": action, "data-key": action }, words);

/** Whether the person sits out, and only computer players play on. @param {Shown["update"]} update */
const mayBeSkipped = ({ table: { you, seats }, deal }) =>
  you !== null &&
  deal?.outcome === null &&
  deal.out.includes(you) &&
  seats.every(({ seat, player }) => player !== null || deal.out.includes(seat));

/** @param {Shown} shown @param {boolean} isTheirs whether the table waits for the person at the page */
function buttons({ update, seconds, isBehind }, isTheirs) {
  const { table, deal } = update;
  const back = h("button", { "data-do": "back", "data-key": "back" }, text.table.back);
  const resume = h("button", { "data-do": "resume", "data-key": "resume" }, text.table.resume);
  const look = { class: "quiet", "data-do": "extend", "data-key": "extend" };
  const hasHint = isTheirs && table.hints && !isBehind && deal?.outcome === null;
  return [
    isStoodInFor(table) ? back : null,
    table.paused && table.host ? resume : null,
    mayBeSkipped(update)
      ? h("button", { "data-do": "skip-deal", "data-key": "skip-deal" }, text.table.skipDeal)
      : null,
    seconds !== null && isTheirs ? h("button", look, text.table.extend) : null,
    hasHint
      ? h(
          "span",
          { "data-key": "hints" },
          hintButton("hint", text.table.hint),
          hintButton("why", text.table.why),
        )
      : null,
  ];
}

/** @param {Shown} shown @param {Choices} choices */
export function status(shown, choices) {
  const { update, isLost, notice, seconds } = shown;
  const { table } = update;
  const isTheirs = choices.isAwaited || (isAsked(update) && !shown.isBehind);
  const isSpectator = table.you === null && table.phase === "playing" && !isLost;
  const isFull = table.seats.every(({ person }) => person);
  const late = table.delay > 0 ? ` ${text.table.shownLater({ seconds: table.delay })}` : "";
  const watching = isSpectator ? `${isFull ? text.table.fullHouse : text.table.watching}${late} ` : "";
  return h(
    "div",
    { class: `status ${isTheirs && !isLost ? "asked" : ""} ${isLost ? "lost" : ""}`, "data-key": "status" },
    h(
      "p",
      { "data-key": "line", id: "status-line" },
      watching + waiting(shown, choices),
      seconds === null ? null : h("span", { class: "clock" }, ` ${text.table.seconds({ left: seconds })}`),
    ),
    buttons(shown, isTheirs),
    h("p", { class: "notice", "data-key": "notice", role: "status" }, notice),
  );
}

/**
 * What the table asks the person at the page, in sentences.
 *
 * @param {import("../messages").Update} update
 */
export function questions(update) {
  const choices = choicesIn(update);
  if (choices.isAwaited) return [`${look(text.asked, choices.kind)}.`];
  if (!isAsked(update)) return [];
  return [update.deal?.outcome === null ? text.club.asked : text.club.askedAtEnd];
}

/**
 * The seconds left for the person that the table waits for, or null where no clock runs.
 *
 * @param {import("../messages").Update} update @param {number | null} deadline
 */
export function secondsLeft({ table, deal }, deadline) {
  const awaited = deal?.club?.asked[0] ?? deal?.waiting[0];
  const isPerson = table.seats.find((one) => one.seat === awaited)?.player === null;
  if (deadline === null || awaited === undefined || !isPerson) return null;
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
