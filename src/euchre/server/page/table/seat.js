/** Draws a seat: its plate with name, badges and tricks, and the cards that its player holds. */

import { club } from "./club/parts.js";
import { exposedOf } from "./club/state.js";
import { cardFace, cardPicture, portrait } from "../lib/cards.js";
import { h } from "../lib/dom.js";
import { inOrder } from "./hand.js";
import { faceOf, placesOf, who } from "../lib/seats.js";
import { settings } from "../lib/settings.js";
import { sitAt } from "./middle.js";
import { spokenCall } from "../texts/acts.js";
import { look, text } from "../texts/index.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").DealView} DealView */
/** @typedef {import("./draw.js").Shown} Shown */

/** A seat and what is known about its player. @param {Shown} shown @param {string} seat */
export function plate(shown, seat) {
  const { update, bubbles } = shown;
  const { table, deal } = update;
  const info = table.seats.find((one) => one.seat === seat);
  if (info === undefined) return null;
  const place = placesOf(table).get(seat);
  const isTurn = table.phase === "playing" && deal !== null && deal.waiting[0] === seat;
  const called = deal?.calls.findLast((call) => call.seat === seat);
  const isCalling = deal !== null && ["ordering", "making"].includes(deal.stage);
  const isOwn = seat === table.you;
  const said =
    bubbles[seat] ?? (isCalling && !isOwn && called !== undefined ? spokenCall(called.words) : null);
  const name = who(table, seat).name;
  return h(
    "section",
    {
      class: `seat at-${place} ${isTurn ? "turn" : ""} ${deal?.out.includes(seat) ? "out" : ""}`,
      "data-key": `seat-${seat}`,
      "data-seat": seat,
      "aria-label": name,
    },
    h(
      "div",
      { class: "plate", "data-key": "plate" },
      info.name === null ? null : portrait(faceOf(table, info)),
      h("b", { class: "who" }, info.name === null ? text.badges.empty : name),
      h("small", { class: "about", "data-key": "about" }, aboutPlayer(table, info, place)),
      h("span", { class: "tricks", "data-key": "tricks" }, deal === null ? null : tricksOf(deal, seat)),
      h(
        "span",
        { class: "badges", "data-key": "badges" },
        badgesOf(update, seat).map(([kind, word]) => h("span", { class: `badge ${kind}` }, word)),
      ),
    ),
    said === null ? null : h("p", { class: "said", "data-key": "said" }, said),
    place === "near" && table.you === seat ? null : heldBy(update, seat),
    mayBeTaken(shown, info)
      ? h(
          "button",
          { "data-do": "sit", "data-to": seat, "data-key": "sit", "aria-label": sitAt(seat) },
          text.table.sitHere,
        )
      : null,
  );
}

/**
 * The partner, and how well a computer player plays.
 *
 * @param {import("../messages").TableInfo} table @param {import("../messages").SeatInfo} info
 * @param {import("../lib/seats.js").Place | undefined} place
 */
function aboutPlayer(table, info, place) {
  const isPartner = table.you !== null && table.seats.length === 4 && place === "far";
  const strength = info.person || info.player === null ? undefined : look(text.strengths, info.player);
  return [isPartner ? text.places.across : "", strength ?? ""].filter(Boolean).join(", ");
}

/**
 * Whether a spectator may take the seat from a computer player.
 *
 * @param {Shown} shown @param {import("../messages").SeatInfo} info
 */
const mayBeTaken = ({ mayJoin, update: { table } }, info) =>
  mayJoin && table.you === null && info.name !== null && !info.person && table.phase !== "closed";

/** @param {DealView} deal @param {string} seat */
function tricksOf(deal, seat) {
  const count = deal.tricks.filter((trick) => trick.complete && trick.winner === seat).length;
  if (count === 0) return null;
  return [
    h("span", { "aria-hidden": "true", class: "pile" }, "▮".repeat(count)),
    h("span", { class: "unseen" }, text.table.tricks({ count })),
  ];
}

/** @param {Update} update @param {string} seat @returns {[string, string][]} */
function badgesOf(update, seat) {
  const { table, deal } = update;
  const info = table.seats.find((one) => one.seat === seat);
  const isAway = info?.person && info.player === null && !info.present;
  return [
    ...(deal === null ? [] : rolesIn(deal, seat)),
    ...(club?.orderBadges(update, seat) ?? []),
    ...badge(Boolean(info?.person && info.player !== null), "rest", text.badges.standIn),
    ...badge(Boolean(isAway), "rest", text.badges.away),
  ];
}

/** @param {DealView} deal @param {string} seat */
const rolesIn = (deal, seat) => [
  ...badge(deal.dealer === seat, "dealer", text.badges.dealer),
  ...badge(deal.maker === seat, "maker", text.badges.maker),
  ...badge(deal.lone === seat, "alone", look(text.manners, deal.manner ?? "") ?? text.manners.alone),
  ...badge(deal.duelist === seat, "alone", text.badges.duelist),
  ...badge(deal.out.includes(seat), "rest", text.badges.out),
];

/** @param {boolean} holds @param {string} kind @param {string} words @returns {[string, string][]} */
const badge = (holds, kind, words) => (holds ? [[kind, words]] : []);

/** The hand of another seat: open cards, or backs. @param {Update} update @param {string} seat */
function heldBy(update, seat) {
  const { table, deal } = update;
  if (deal === null) return null;
  const open = deal.open_hands.find((one) => one.seat === seat);
  if (open !== undefined) {
    const cards = inOrder(open.cards, deal.trump).map((card, place) =>
      h(
        "span",
        {
          class: "card small",
          "data-key": card === "??" ? `hidden-${place}` : card,
          "data-card": card === "??" ? null : card,
        },
        cardPicture(card),
      ),
    );
    return h(
      "div",
      {
        class: "open-hand",
        role: "group",
        "aria-label": text.table.openHand({ name: who(table, seat).name }),
        "data-key": "open",
      },
      cards,
    );
  }
  const exposed = exposedOf(update, seat);
  const size = Math.max(0, (deal.hand_sizes[seat] ?? 0) - exposed.length);
  const backs = Array.from({ length: size }, (_, place) =>
    h("span", { class: "card", "data-key": `${settings.back}-${place}` }, cardFace("??")),
  );
  const rest = h(
    "div",
    { class: "backs", "data-key": "backs" },
    backs,
    h("span", { class: "unseen" }, text.table.cards({ count: size })),
  );
  return exposed.length === 0
    ? rest
    : h(
        "div",
        { class: "held-row", "data-key": "row" },
        club?.exposedCards(exposed, who(table, seat).name) ?? null,
        rest,
      );
}
