/**
 * SHA-256 and HMAC.
 *
 * They are computed here, since browsers offer theirs only on secure pages, and a table at home may not be
 * one.
 */

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

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
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 (FIPS 180-4).
 *
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK);
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * BLOCK - 4, bytes.length * 8);
  let sums = START;
  for (let at = 0; at < blocks; at += 1) {
    const mixed = mix(sums, wordsOf(padded, at * BLOCK));
    sums = sums.map((sum, place) => (sum + mixed[place]) | 0);
  }
  const found = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, place) => found.setUint32(4 * place, sum));
  return new Uint8Array(found.buffer);
}

/** @param {DataView} bytes @param {number} from */
function wordsOf(bytes, from) {
  const words = Array.from({ length: 16 }, (_, place) => bytes.getUint32(from + 4 * place));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[at - 16] + low + words[at - 7] + high) | 0);
  }
  return words;
}

/** @param {number[]} sums @param {number[]} words */
function mix(sums, words) {
  let [a, b, c, d, e, f, g, h] = sums;
  for (const [at, word] of words.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[at] + word) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}
