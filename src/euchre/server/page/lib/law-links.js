/** Laws cited beside what they are cited for, each a link to its page. */

import { h } from "./dom.js";

/** The path of a law. @param {string} code @param {string} [law] */
export const lawPath = (code, law) => ["/laws", code, ...(law === undefined ? [] : [law])].map((part, place) => (place === 0 ? part : encodeURIComponent(part))).join("/");

/**
 * Links to some laws, in brackets; they open beside the page, for a table is not to be left for them.
 *
 * @param {string} register @param {string[]} laws @returns {import("./dom.js").Child[]}
 */
export function lawLinks(register, laws) {
  if (laws.length === 0) return [];
  const links = laws.flatMap((law, place) => [place === 0 ? "" : ", ", h("a", { href: lawPath(register, law), target: "_blank", rel: "noopener" }, `${register} ${law}`)]);
  return [" (", ...links, ")"];
}
