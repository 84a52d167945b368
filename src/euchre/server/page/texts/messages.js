/**
 * Turns the messages of a language into texts and functions.
 *
 * A message is written as in ICU: `{name}` is a placeholder, and
 * `{count, plural, =0 {no card} one {# card} other {# cards}}` and
 * `{who, select, you {You play} other {{who} plays}}` choose among variants. The keys of a plural are those
 * of `Intl.PluralRules`, and `#` is the number in the form of the language. The keys of a select are `you`,
 * `us` and `them` for the person at the page and the sides, `none` for null and for no text, or the value
 * itself. `{cards, card}` names cards, `{cards, the}` names them with an article, `{suit, suit}` names a
 * suit, and `{at, day}` is a date. A list of values becomes “a, b and c”.
 */

/** @typedef {{name: string, isYou: boolean}} Who a seat as the subject of a sentence */
/** @typedef {string | number | boolean | null | Who | (string | number)[]} Value */
/** @typedef {Record<string, Value>} Values */
/** @typedef {{name: string, kind: string, variants: Record<string, Part[]>}} Placeholder */
/** @typedef {string | Placeholder} Part */
/** @typedef {(values: Values) => string} Message */

/**
 * Messages with placeholders become functions, all others stay.
 *
 * @template T
 * @typedef {T extends `${string}{${string}` ? Message : T extends string ? string
 *   : T extends readonly string[] ? readonly string[] : {readonly [K in keyof T]: Compiled<T[K]>}} Compiled
 */

/**
 * @typedef {object} Grammar what writing needs to know of a language
 * @property {(number: number) => string} number
 * @property {(number: number) => string} plural
 * @property {(words: string[]) => string} list
 * @property {(at: number) => string} day
 * @property {(card: string) => string} card
 * @property {(card: string) => string} the
 * @property {(suit: string) => string} suit
 * @property {(name: string) => string | undefined} place `you`, `us` or `them`, if that is their name
 * @property {Record<string, string>} within how their names are written within a sentence
 * @property {(words: string) => string} joined joins an article to its word, and the like
 */

/**
 * @template T
 * @param {T} messages @param {Grammar} grammar
 * @returns {Compiled<T>}
 */
export function compiled(messages, grammar) {
  if (typeof messages === "string") return /** @type {any} */ (text(messages, grammar));
  if (Array.isArray(messages)) return /** @type {any} */ (messages);
  const all = Object.entries(/** @type {Record<string, unknown>} */ (messages));
  return /** @type {any} */ (Object.fromEntries(all.map(([key, one]) => [key, compiled(one, grammar)])));
}

/** @param {string} message @param {Grammar} grammar @returns {string | Message} */
function text(message, grammar) {
  if (!message.includes("{")) return message;
  /** @type {Part[] | undefined} */
  let parts;
  return (values) => {
    parts ??= parsed(message);
    return grammar.joined(written(parts, values, grammar));
  };
}

const HEAD = /\{\s*(\w+)\s*(?:,\s*(\w+)\s*,?\s*)?/y;
const VARIANT = /\s*=?([^\s{}]+)\s*\{/y;

/** @param {string} message */
export function parsed(message) {
  let at = 0;
  /** @param {RegExp} pattern */
  const taken = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    at = found === null ? at : pattern.lastIndex;
    return found;
  };
  /** @param {string} counted the number that `#` stands for @returns {Part[]} */
  const parts = (counted) => {
    /** @type {Part[]} */
    const found = [""];
    for (; at < message.length && message[at] !== "}";) {
      if (message[at] === "{") found.push(placeholder(counted), "");
      else if (message[at] === "#" && counted !== "") {
        found.push({ name: counted, kind: "", variants: {} }, "");
        at += 1;
      } else found.push(`${found.pop()}${message[at++]}`);
    }
    return found;
  };
  /** @param {string} counted @returns {Placeholder} */
  const placeholder = (counted) => {
    const [, name, kind = ""] = taken(HEAD) ?? fault(message);
    /** @type {Record<string, Part[]>} */
    const variants = {};
    for (let key = taken(VARIANT); key !== null; key = taken(VARIANT)) {
      variants[key[1]] = parts(kind === "plural" ? name : counted);
      at += 1;
    }
    taken(/\s*/y);
    if (message[at++] !== "}") fault(message);
    return { name, kind, variants };
  };
  const found = parts("");
  return at === message.length ? found : fault(message);
}

/** @param {string} message @returns {never} */
function fault(message) {
  throw new Error(`malformed: ${message}`);
}

/** @param {Part[]} parts @param {Values} values @param {Grammar} grammar @returns {string} */
function written(parts, values, grammar) {
  let words = "";
  for (const part of parts) {
    words += typeof part === "string" ? part : filled(part, values, grammar, words === "");
  }
  return words;
}

/** @param {Placeholder} part @param {Values} values @param {Grammar} grammar @param {boolean} isFirst */
function filled({ name, kind, variants }, values, grammar, isFirst) {
  const value = values[name];
  if (value === undefined) throw new Error(`missing: ${name}`);
  if (kind === "plural" || kind === "select") {
    const key = kind === "plural" ? pluralKey(Number(value), variants, grammar) : selectKey(value, grammar);
    return written(variants[key] ?? variants.other, values, grammar);
  }
  /** @param {string | number} one */
  const word = (one) => {
    if (kind === "card" || kind === "the" || kind === "suit") return grammar[kind](String(one));
    if (kind === "day") return grammar.day(Number(one));
    if (typeof one === "number") return grammar.number(one);
    return isFirst ? one : (grammar.within[grammar.place(one) ?? ""] ?? one);
  };
  if (Array.isArray(value)) return grammar.list(value.map(word));
  return word(typeof value === "object" ? (value?.name ?? "") : typeof value === "boolean" ? "" : value);
}

/** @param {number} count @param {Record<string, unknown>} variants @param {Grammar} grammar */
const pluralKey = (count, variants, grammar) =>
  String(count) in variants ? String(count) : grammar.plural(count);

/** @param {Value} value @param {Grammar} grammar */
function selectKey(value, grammar) {
  if (value === null || value === "" || value === false) return "none";
  if (typeof value === "object") return "isYou" in value && value.isYou ? "you" : "other";
  return grammar.place(String(value)) ?? String(value);
}
