/** Club mode: decisions for the referee, irregular acts and exposed cards. */

import { parted } from "../acts.js";
import { cardPicture, suitSign } from "../../lib/cards.js";
import { h } from "../../lib/dom.js";
import { letterOf } from "../hand.js";
import { lawsOf, ruled, rulingList } from "./rulings.js";
import { isAsked, rulingsOf } from "./state.js";
import { who } from "../../lib/seats.js";
import { answerWords, orderWords } from "../../texts/club.js";
import { capital, text } from "../../texts/index.js";
import { choiceWords, rulingLanguage, untilWords, whatHappened } from "../../texts/rulings.js";

/** @typedef {import("../../messages").Update} Update */
/** @typedef {import("../../messages").HeldInfo} HeldInfo */
/** @typedef {import("../draw.js").Shown} Shown */

/**
 * Irregularities that only their player knows of. They are claimed from a list, so that no button gives them
 * away.
 */
export const SUSPECTED = ["revoke", "disobeyed-call"];

/**
 * The orders to a seat and the claims against it, as badges.
 *
 * @param {Update} update
 * @param {string} seat
 * @returns {[string, string][]}
 */
export function orderBadges({ deal }, seat) {
  const orders = deal?.club?.orders.filter((order) => order.seats.includes(seat)) ?? [];
  const claims = deal?.club?.claims.filter(({ against }) => against === seat) ?? [];
  return [
    ...orders.map((order) => orderWords(order)),
    ...claims.map(({ trick }) => text.club.claimed({ trick })),
  ].map((words) => ["ordered", words]);
}

/** The exposed cards of another seat, drawn. @param {string[]} cards @param {string} name */
export function exposedCards(cards, name) {
  if (cards.length === 0) return null;
  const faces = cards.map((card) =>
    h("span", { class: "card small", "data-key": card, "data-card": card }, cardPicture(card)),
  );
  return h(
    "div",
    { class: "exposed", role: "group", "aria-label": text.club.exposedOf({ name }), "data-key": "exposed" },
    faces,
  );
}

/** The newest ruling of the deal, with its laws. @param {Shown} shown */
export function lastRuling({ update, register, ruledBefore }) {
  const ruling = rulingsOf(update).at(-1);
  if (ruling === undefined || ruling.number <= ruledBefore || offerOf(update, ruling) !== undefined)
    return null;
  return h(
    "div",
    { class: "ruling", "data-key": "ruling" },
    h("button", { class: "quiet", "data-do": "rulings", "aria-label": text.club.rulings }, text.club.referee),
    h("p", rulingLanguage(), ruled(update, ruling)),
    lawsOf(ruling, register, 2),
  );
}

/**
 * The choice that a ruling offers to the person at the page.
 *
 * @param {Update} update
 * @param {import("../../messages").RulingInfo} ruling
 */
const offerOf = ({ deal }, { verdict, irregularity, offender }) =>
  verdict === "offered"
    ? deal?.club?.held.find(
        (one) => one.kind === "remedy" && one.irregularity === irregularity && one.offender === offender,
      )
    : undefined;

/**
 * The buttons for decisions, claims and irregular acts.
 *
 * @param {Shown} shown
 * @returns {(HTMLElement | null)[]}
 */
export function words(shown) {
  const { update, isBusy } = shown;
  const { deal, table } = update;
  const held = deal?.club?.held ?? [];
  const direct = held.filter(
    ({ kind, irregularity }) => kind !== "claim" || !SUSPECTED.includes(irregularity),
  );
  const suspected = held.length > direct.length;
  const isOver = deal?.outcome !== null;
  const mayWaive = held.some(({ kind }) => kind === "remedy");
  return [
    ...direct.map((matter) => matterBox(shown, matter)),
    isAsked(update) && !mayWaive
      ? h(
          "button",
          { class: "call main", "data-do": "go-on", "data-key": "go-on", "aria-disabled": isBusy },
          isOver ? text.club.nextDeal : text.club.goOn,
        )
      : null,
    suspected
      ? h("button", { class: "elsewhere", "data-do": "claims", "data-key": "claims" }, text.club.claim)
      : null,
    (deal?.club?.slips.length ?? 0) > 0 && table.you !== null
      ? h("button", { class: "elsewhere", "data-do": "slips", "data-key": "slips" }, text.club.slips)
      : null,
  ];
}

/** One matter with its buttons. @param {Shown} shown @param {HeldInfo} matter */
function matterBox({ update, isBusy, register }, matter) {
  const { kind, irregularity, offender, trick, says } = matter;
  const key = [kind, irregularity, offender, trick, says[0]?.act].join("-");
  const ruling = rulingsOf(update).findLast((one) => offerOf(update, one) === matter);
  const suits = matter.says.filter(({ act }) => CALLS_SUIT.test(act));
  const others = matter.says.filter((say) => !suits.includes(say));
  return h(
    "div",
    {
      class: `matter ${matter.kind}`,
      "data-key": key,
      role: "group",
      "aria-label": matterWords(update, matter),
    },
    h(
      "p",
      {},
      matterWords(update, matter),
      matter.until === null ? null : h("small", rulingLanguage(), ` (${untilWords(matter)})`),
      ruling === undefined ? null : lawsOf(ruling, register, 1),
    ),
    others.slice(0, -1).map((say) => sayButton(update, say, matter.kind, isBusy)),
    suits.length === 0
      ? null
      : h(
          "span",
          { class: "suits" },
          h("span", {}, text.club.callSuit),
          suits.map((say) => sayButton(update, say, matter.kind, isBusy)),
        ),
    others.slice(-1).map((say) => sayButton(update, say, matter.kind, isBusy)),
  );
}

const CALLS_SUIT = /calls (spades|hearts|diamonds|clubs) from/;

/** @param {Update} update @param {HeldInfo} matter */
function matterWords({ table }, matter) {
  const { kind, offender, trick } = matter;
  const what = whatHappened(matter);
  const name = offender === null ? null : who(table, offender).name;
  if (kind === "call") return text.club.cardExposed({ name: name ?? "" });
  if (kind === "proof") return text.club.judgedLater({ name: name ?? "", trick });
  const happened = name === null ? capital(what) : `${name}: ${what}`;
  if (kind === "remedy") return `${happened}. ${text.club.mayChoose}`;
  return `${happened}${trick === null ? "" : text.club.inTrick({ trick })}.`;
}

/**
 * @param {Update} update
 * @param {import("../../messages").SayInfo} say
 * @param {HeldInfo["kind"]} kind
 * @param {boolean} isBusy
 */
function sayButton({ table }, { act, words }, kind, isBusy) {
  const said = parted(act).words;
  const suit = said.match(CALLS_SUIT);
  const card = said.match(/^chooses play (\S+)$/);
  const chosen = said.match(/^chooses (\S+)/);
  const label = capital(
    card === null
      ? words === null
        ? answerWords(said, (seat) => who(table, seat).name)
        : ((chosen && choiceWords(chosen[1])) ?? words)
      : text.club.playThis({ card: card[1] }),
  );
  return h(
    "button",
    {
      class: `call ${kind === "remedy" && said.startsWith("waives") ? "right" : ""}`,
      "data-act": act,
      "data-key": act,
      "aria-disabled": isBusy,
      "aria-label": suit && label,
    },
    suit === null ? label : suitSign(letterOf(suit[1])),
  );
}

/** The rulings beside the table, on wide screens. @param {Shown} shown */
export function rulingsBeside({ update, register }) {
  if (update.table.club === null) return null;
  return h(
    "section",
    { class: "beside", "data-key": "rulings" },
    h("h2", {}, text.club.rulings),
    rulingList(update, register),
  );
}
