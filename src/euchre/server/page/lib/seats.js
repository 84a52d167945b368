/** The places of the seats on the screen, as seen from the person's own seat, and their names. */

import { look, text } from "../texts/index.js";
import { paired } from "../texts/phrases.js";

/** @typedef {import("../messages").Update} Update */
/** @typedef {import("../messages").TableInfo} TableInfo */
/** @typedef {Pick<TableInfo, "you" | "seats">} Chairs */
/** @typedef {import("../texts/messages.js").Who} Who */
/** @typedef {"near" | "left" | "far" | "right"} Place */

const PLACES = /** @type {Record<number, Place[]>} */ ({
  4: ["near", "left", "far", "right"],
  3: ["near", "left", "right"],
  2: ["near", "far"],
});

/**
 * The place of each seat, clockwise from the person's own. Spectators see the table from A.
 *
 * @param {Chairs} table
 * @returns {Map<string, Place>}
 */
export function placesOf(table) {
  const seats = table.seats.map(({ seat }) => seat);
  const own = Math.max(0, seats.indexOf(table.you ?? "A"));
  return new Map(
    seats.map((seat, index) => [seat, PLACES[seats.length][(index - own + seats.length) % seats.length]]),
  );
}

/**
 * The name of a seat: "You", a person's name, or the name of a computer player.
 *
 * @param {Chairs} table @param {string} seat
 * @returns {Who}
 */
export function who(table, seat) {
  if (seat === table.you) return { name: text.places.you, isYou: true };
  const info = table.seats.find((one) => one.seat === seat);
  if (info === undefined) return { name: seat, isYou: false };
  const isNamed = info.person || info.name !== info.player; // in an event computer players have names
  if (isNamed && info.name !== null) return { name: distinctName(table, info), isYou: false };
  const persona = personaOf(table, info);
  if (persona !== null) return { name: persona, isYou: false };
  if (table.you === null) return { name: seat, isYou: false };
  const place = placesOf(table).get(seat);
  if (place === "far")
    return { name: table.seats.length === 2 ? text.places.opposite : text.places.across, isYou: false };
  return { name: place === "left" ? text.places.left : text.places.right, isYou: false };
}

/** The people of the court cards, in an order that gives neighbours different faces. */
const FACES = ["QS", "KH", "JD", "QC", "KS", "JH", "QD", "KC", "JS", "QH", "KD", "JC"];

/**
 * The court card with the face of a player: always the same for a name, and never twice at a table.
 *
 * @param {Pick<TableInfo, "seats">} table @param {TableInfo["seats"][number]} info
 */
export function faceOf({ seats }, { seat, name, person, player }) {
  const place = seats
    .map((one) => one.seat)
    .sort()
    .indexOf(seat);
  const letters = [...((person ? name : player) ?? "")];
  const sum = letters.reduce((so, letter) => so + letter.charCodeAt(0), person ? 0 : place);
  return FACES[3 * place + (sum % 3)];
}

/**
 * The name of a computer player in a seat of its own, or null. A name that a person at the table has is not
 * used twice.
 *
 * @param {Chairs} table @param {TableInfo["seats"][number]} info
 */
function personaOf(table, info) {
  if (info.person || info.player === null) return null;
  const name = look(text.personas, faceOf(table, info)) ?? "";
  const taken = table.seats.some((one) => one.person && plainName(one.name ?? "") === plainName(name));
  return taken ? null : name;
}

/**
 * A seat as a record names it: a computer player, `simple B`, has the name and face that it had at the table.
 *
 * @param {string} seat @param {string | null | undefined} name @returns {TableInfo["seats"][number]}
 */
export function recordedSeat(seat, name) {
  const player = name?.endsWith(` ${seat}`) ? name.slice(0, -2) : "";
  const isComputer = player in text.strengths;
  return {
    seat,
    name: isComputer ? player : name || seat,
    person: !isComputer,
    present: true,
    player: isComputer ? player : null,
  };
}

/** Characters that nobody sees: controls, marks of direction, spaces without width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name as it is compared with others. @param {string} name */
const plainName = (name) => name.normalize("NFKC").replace(UNSEEN, "").trim().toLowerCase();

/**
 * A person's name without invisible characters. Their seat is added where somebody could be misled: the name
 * is empty, is a word for a seat, or is the name of another person at the table.
 *
 * @param {Chairs} table
 * @param {Chairs["seats"][number]} info
 */
function distinctName({ seats }, { seat, name }) {
  const shown = (name ?? "").replace(UNSEEN, "").trim();
  const own = plainName(shown);
  const others = seats.filter((one) => one.seat !== seat);
  const taken = others.flatMap((one) => [one.seat, one.person ? (one.name ?? "") : ""]);
  const isMisleading = own === "" || [...Object.values(text.places), ...taken].map(plainName).includes(own);
  return isMisleading ? `${shown} (${seat})`.trim() : shown;
}

/**
 * The name of a side, which is given as `A+C` or one letter.
 *
 * @param {Chairs} table @param {string} side
 */
export function sideName(table, side) {
  if (!side.includes("+")) return who(table, side).name;
  if (table.you === null) return paired(side.split("+").map((seat) => who(table, seat).name));
  return isOwnSide(table, side) ? text.places.us : text.places.them;
}

/** @param {Chairs} table @param {string} side */
export const isOwnSide = (table, side) => table.you !== null && side.split("+").includes(table.you);
