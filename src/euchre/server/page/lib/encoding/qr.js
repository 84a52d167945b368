/** QR codes (ISO/IEC 18004) of up to 106 bytes: byte mode, level L, versions 1 to 5, mask 0. */

import { svg } from "../dom.js";

/** Bytes of data and of error correction for each version. */
const SIZES = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

/** Multiply in the field of 256 elements. @param {number} one @param {number} other */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >>> 7 ? 0x11d : 0);
    if ((other >>> bit) & 1) product ^= one;
  }
  return product;
}

/** The error correction of some data. @param {number[]} data @param {number} count */
function correction(data, count) {
  let generator = [1];
  for (let root = 1, place = 0; place < count; place += 1, root = times(root, 2)) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] ^= times(factor, root)));
    generator = next;
  }
  const rest = [...data, ...Array(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at];
    generator.forEach((factor, place) => (rest[at + place] ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** The bits of a text with its error correction. @param {number[]} bytes @param {number} version */
function bitsOf(bytes, version) {
  const [room, count] = SIZES[version - 1];
  const bits = [0, 1, 0, 0, ...binary(bytes.length, 8), ...bytes.flatMap((byte) => binary(byte, 8))];
  bits.push(...Array(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const data = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return [...data, ...correction(data, count)].flatMap((byte) => binary(byte, 8));
}

/** @param {number} value @param {number} length */
const binary = (value, length) => [...value.toString(2).padStart(length, "0")].map(Number);

/** The format of level L and mask 0, with its error correction. */
function formatBits() {
  let rest = 0b01000 << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >>> bit) & 1) rest ^= 0x537 << (bit - 10);
  return binary(((0b01000 << 10) | rest) ^ 0x5412, 15);
}

/**
 * The rows of a code, true for dark. Null if the text is too long.
 *
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrRows(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([room]) => bytes.length <= room - 2) + 1;
  if (version === 0) return null;
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const rows = Array.from({ length: size }, () => Array(size).fill(null));
  placePatterns(rows, version);
  const bits = bitsOf(bytes, version);
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y][x] !== null) continue;
        rows[y][x] = Boolean(bits[at] ?? 0) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
  return rows.map((row) => row.map(Boolean));
}

/** @param {(boolean | null)[][]} rows @param {number} version */
function placePatterns(rows, version) {
  const size = rows.length;
  const centres = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of centres) square(rows, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(rows, size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let at = 8; at < size - 8; at += 1) rows[6][at] = rows[at][6] = at % 2 === 0;
  const format = formatBits();
  format.forEach((bit, place) => {
    const near = place < 6 ? place : place < 8 ? place + 1 : 14 - place;
    const [x, y] = place < 8 ? [near, 8] : [8, place === 8 ? 7 : near];
    rows[y][x] = bit === 1;
    if (place < 7) rows[size - 1 - place][8] = bit === 1;
    else rows[8][size - 15 + place] = bit === 1;
  });
  rows[size - 8][8] = true;
}

/**
 * Concentric squares, as far as they lie in the code.
 *
 * @param {(boolean | null)[][]} rows
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 * @param {(ring: number) => boolean} isDark
 */
function square(rows, x, y, reach, isDark) {
  for (let down = -reach; down <= reach; down += 1) {
    for (let over = -reach; over <= reach; over += 1) {
      if (rows[y + down]?.[x + over] === undefined) continue;
      rows[y + down][x + over] = isDark(Math.max(Math.abs(over), Math.abs(down)));
    }
  }
}

/** A QR code as a drawing. Null if the text is too long. @param {string} text @param {string} label */
export function qrCode(text, label) {
  const rows = qrRows(text);
  if (rows === null) return null;
  const size = rows.length + 8;
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  const look = { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label };
  return svg(
    "svg",
    look,
    svg("path", { d: `M0 0H${size}V${size}H0Z`, fill: "#fff" }),
    svg("path", { d: dark.join("") }),
  );
}
