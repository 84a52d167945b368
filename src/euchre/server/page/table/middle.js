/** The middle of the felt: the turn-up, the trick, a claim, the result of the deal, and free seats. */

import { cardFace, cardPicture, portrait } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { isBower } from "./hand.js";
import { club } from "./club/parts.js";
import { faceOf, isOwnSide, placesOf, sideName, who } from "../lib/seats.js";
import { outcome } from "./moments/narration.js";
import { text } from "../texts/index.js";
import { inOwnWords } from "../texts/served.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").DealView} DealView */
/** @typedef {import("../messages").TrickInfo} TrickInfo */
/** @typedef {import("./draw.js").Shown} Shown */

/**
 * The trick to show: the one in play, or the last one until it is gathered.
 *
 * @param {DealView} deal
 * @param {number} gathered
 * @returns {TrickInfo | null}
 */
export function trickShown(deal, gathered) {
  return deal.tricks[gathered] ?? null;
}

/** The words of the button of a seat. @param {string} seat */
export const sitAt = (seat) => `${text.table.sitHere}: ${text.table.seat({ seat })}`;

/** A link to the results of the event. @param {import("../messages").EventInfo} event */
function toEvent({ event }) {
  let href = "/daily";
  if (!event.startsWith("daily")) href = `/evening${sessionStorage.getItem("euchre-event") ?? ""}`;
  return h("a", { class: "button main", href, "data-link": true }, text.daily.results);
}

/**
 * Everything in the middle of the felt.
 *
 * @param {Shown} shown
 */
export function middle(shown) {
  const { update, gathered } = shown;
  const { table, deal } = update;
  if (table.phase === "closed")
    return sheet("ended", [
      h("h2", {}, text.table.ended),
      h("p", {}, text.table.endedHint),
      table.event ? toEvent(table.event) : again(table),
      table.event && table.fair.last_seed !== null ? lookBack() : null,
      toLobby(),
    ]);
  if (table.phase === "sharing") return sheet("sharing", [h("p", {}, text.table.sharing)]);
  const isOver = deal?.outcome !== null && deal !== null;
  const trick = deal === null ? null : trickShown(deal, gathered);
  if (table.phase === "gathering" && !trick?.complete)
    return [isOver ? resultSheet(shown) : null, gathering(shown)];
  if (deal === null) return null;
  return isOver && trick === null ? resultSheet(shown) : inPlay(shown, deal, trick);
}

/**
 * What lies in the middle during a deal.
 *
 * @param {Shown} shown
 * @param {DealView} deal
 * @param {TrickInfo | null} trick
 */
function inPlay({ update, pending }, deal, trick) {
  const { you } = update.table;
  const isPlayed = pending !== null && you !== null;
  const plays = [...(trick?.plays ?? []), ...(isPlayed ? [{ seat: you, card: pending }] : [])];
  return [
    plays.length === 0 ? turnUp(deal) : null,
    h(
      "div",
      { class: "trick", "data-key": "trick", role: "group", "aria-label": text.table.trick },
      plays.map((play) => playedCard(update, trick, play)),
    ),
    deal.called === null
      ? null
      : h("p", { class: "note", "data-key": "called" }, text.table.called({ card: deal.called })),
    deal.claim === null ? null : claim(update, deal.claim),
  ];
}

/** @param {Update} update @param {TrickInfo | null} trick @param {{seat: string, card: string}} play */
function playedCard({ table, deal }, trick, play) {
  const place = placesOf(table).get(play.seat);
  const top = isBower(play.card, deal?.trump ?? null) ? "bower" : "";
  const wins = trick?.winner === play.seat ? (trick.complete ? "winner" : "best") : "";
  return h(
    "span",
    {
      class: `card played from-${place} ${wins} ${top}`,
      "data-key": play.card,
      "data-card": play.card,
      "data-from": play.seat,
    },
    cardPicture(play.card),
  );
}

/** @param {DealView} deal */
function turnUp(deal) {
  const isSettled = deal.trump !== null && deal.exchanged;
  if (deal.turn_up === null || deal.stage === "playing" || (isSettled && !deal.declined)) return null;
  const isDown = deal.stage === "making" || (deal.trump !== null && deal.turned_suit !== deal.trump);
  const caption = isDown ? text.table.turnedDown({ card: deal.turn_up }) : inOwnWords(text.table.turnUp);
  return h(
    "figure",
    { class: `turn-up ${isDown ? "down" : ""}`, "data-key": "turn-up" },
    h("span", { class: "card talon", "aria-hidden": "true" }, cardFace("??")),
    h(
      "span",
      {
        class: "card",
        "data-key": isDown ? "turned-down" : deal.turn_up,
        "data-card": `up-${deal.turn_up}`,
        "data-from": deal.dealer,
      },
      isDown ? cardFace("??") : cardPicture(deal.turn_up),
    ),
    h("figcaption", {}, caption),
  );
}

/** @param {Update} update @param {NonNullable<DealView["claim"]>} claimed */
function claim({ table }, claimed) {
  const name = who(table, claimed.seat).name;
  const words =
    claimed.tricks === null
      ? text.table.claimLaid({ name })
      : text.table.claimThrown({ name, tricks: claimed.tricks });
  return h("p", { class: "note", "data-key": "claim" }, words);
}

/**
 * A note on the felt. It can be scrolled by keys where it is higher than the felt.
 *
 * @param {string} key its name, and perhaps looks
 * @param {(import("../lib/dom.js").Child | import("../lib/dom.js").Child[])[]} children
 */
const sheet = (key, children) => {
  const [name, ...looks] = key.split(" ");
  const classes = ["sheet-note", ...looks].join(" ").trim();
  return h("div", { class: classes, "data-key": name, role: "group", tabindex: 0 }, ...children);
};

/** @param {import("../messages").TableInfo} table */
const again = ({ you, game }) =>
  you === null || game === 0
    ? null
    : h("button", { class: "main", "data-do": "again", "data-key": "again" }, text.table.playAgain);
const toLobby = () => h("a", { class: "button", href: "/", "data-link": true }, text.table.toLobby);

/** The points of the deal by side, the person's own side first. @param {Update} update */
function gainsIn({ table, deal }) {
  return Object.entries(deal?.outcome?.points ?? {})
    .filter(([, points]) => points > 0)
    .map(([side, points]) => ({ name: sideName(table, side), points, isOwn: isOwnSide(table, side) }));
}

/** The faces of the winning side. @param {import("../messages").TableInfo} table */
function winners(table) {
  const ours = table.seats.filter(({ seat }) => ["near", "far"].includes(placesOf(table).get(seat) ?? ""));
  const faces = table.seats.length === 4 ? ours : ours.filter(({ seat }) => seat === table.you);
  return h(
    "p",
    { class: "winners", "aria-hidden": "true" },
    faces.map((info) => portrait(faceOf(table, info))),
  );
}

/** @param {Shown} shown */
function resultSheet({ update, won, register }) {
  const [heading, ...rest] = outcome(update);
  const ended = update.deal?.club?.ended_by ?? null;
  const gains = gainsIn(update);
  const tone = gains.length === 0 || update.table.you === null ? "" : gains[0].isOwn ? "good" : "bad";
  const title = heading.replace(/\.$/, "");
  const gained = gains.map(({ name, points }) =>
    h("p", { class: "gain", "aria-hidden": "true" }, h("b", {}, `+${points}`), ` ${name}`),
  );
  return sheet(`result ${tone} ${won === null ? "" : "game"}`, [
    won !== null && tone === "good" ? winners(update.table) : null,
    won === null ? h("h2", {}, title) : h("h2", { class: "won" }, won),
    won === null ? gained : h("div", { class: "how" }, h("b", {}, title), gained),
    ...rest.map((line, place) =>
      h("p", { class: gains.length > 0 && place === rest.length - 1 ? "unseen" : "" }, line),
    ),
    ended === null ? null : (club?.lawsOf(ended, register) ?? null),
    update.table.hints && update.table.you !== null
      ? h("button", { "data-do": "expert", "data-key": "expert" }, text.table.expert)
      : null,
    lookBack(),
  ]);
}

/** The button for the deals that are over. */
const lookBack = () => h("button", { "data-do": "deals", "data-key": "deals" }, text.table.lookBack);

/** Between games: the free seats, or the button for the next game. @param {Shown} shown */
function gathering({ update }) {
  const { table, deal } = update;
  const isFull = table.seats.every((one) => one.name !== null);
  if (isFull && (deal !== null || table.carried)) {
    const next =
      table.you === null
        ? null
        : h("button", { class: "main", "data-do": "next", "data-key": "next" }, text.table.nextGame);
    return sheet("next", [next, toLobby()]);
  }
  return sheet("gathering", [
    h("h2", {}, table.you === null ? table.name : text.table.gathering),
    h("p", {}, text.table.gatheringHint),
    h(
      "ul",
      { class: "free-seats" },
      table.seats.filter((one) => one.name === null).map(({ seat }) => freeSeat(update, seat)),
    ),
    table.host ? h("button", { class: "main", "data-do": "invite" }, text.table.invite) : null,
  ]);
}

/** @param {Update} update @param {string} seat */
function freeSeat({ table }, seat) {
  const seats = table.seats.map((one) => one.seat);
  const partner = table.seats[(seats.indexOf(seat) + 2) % 4];
  const isPair = seats.length === 4 && partner.name !== null && partner.person;
  const role = isPair
    ? `${text.table.seat({ seat })}, ${text.table.partnerOf({ name: partner.name ?? "" })}`
    : text.table.seat({ seat });
  const label = `${text.table.sitHere}: ${role}`;
  return h(
    "li",
    { "data-key": `free-${seat}` },
    h("span", {}, role),
    table.you === null
      ? h(
          "button",
          { class: "main", "data-do": "sit", "data-to": seat, "aria-label": label },
          text.table.sitHere,
        )
      : null,
    table.host ? h("button", { "data-do": "place", "data-to": seat }, text.table.computerHere) : null,
  );
}
