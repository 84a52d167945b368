/**
 * This seat's share of the seed of a game: its hash is pledged first, the share is revealed later.
 *
 * The hash is computed here, since browsers offer theirs only on secure pages, and a table at home may not be
 * one.
 */

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The first 32 bits of the fractional parts of roots of primes, as the standard has them.
 *
 * @param {number} count
 * @param {number} root
 */
function roots(count, root) {
  const found = [];
  for (let prime = 2; found.length < count; prime += 1) {
    if ([...Array(prime).keys()].slice(2).every((divisor) => prime % divisor !== 0)) {
      found.push(Math.floor((prime ** (1 / root) % 1) * 2 ** 32));
    }
  }
  return found;
}

const START = roots(8, 2);
const ROUND = roots(64, 3);

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 (FIPS 180-4) of at most 55 bytes, in base 16.
 *
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, place) => block.setUint8(place, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);
  const words = Array.from({ length: 16 }, (_, place) => block.getUint32(4 * place));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[at - 16] + low + words[at - 7] + high) | 0);
  }
  const sums = new DataView(new ArrayBuffer(32));
  mixed(words).forEach((word, place) => sums.setUint32(4 * place, START[place] + word));
  return hex(new Uint8Array(sums.buffer));
}

/** @param {number[]} words */
function mixed(words) {
  let [a, b, c, d, e, f, g, h] = START;
  for (const [at, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[at] + word) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

const KEPT = "euchre-share ";
/** @type {Map<string, string>} */
const memory = new Map();

/** A new share, and the pledge of it. */
export function newShare() {
  const share = crypto.getRandomValues(new Uint8Array(32));
  return { share: hex(share), pledge: sha256(share) };
}

/**
 * Keep the last pledged share of a table until it is revealed.
 *
 * @param {string} table
 * @param {string} share
 */
export function keep(table, share) {
  memory.set(table, share);
  try {
    sessionStorage.setItem(KEPT + table, share);
  } catch {
    // the share is then kept until the page is closed
  }
}

/** The share that was pledged at a table, or null. @param {string} table */
export function shareKept(table) {
  try {
    return memory.get(table) ?? sessionStorage.getItem(KEPT + table);
  } catch {
    return null;
  }
}
