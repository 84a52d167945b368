/** Links to the pages of laws. */

import { h } from "./dom.js";

/** The path of a law. @param {string} code @param {string} [law] */
export const lawPath = (code, law) =>
  ["/laws", code, ...(law === undefined ? [] : [law])]
    .map((part, place) => (place === 0 ? part : encodeURIComponent(part)))
    .join("/");

/**
 * Links to some laws, in brackets. They open in a new window, so that the table stays open.
 *
 * @param {string} register @param {string[]} laws @returns {import("./dom.js").Child[]}
 */
export function lawLinks(register, laws) {
  if (laws.length === 0) return [];
  const links = laws.flatMap((law, place) => [
    place === 0 ? "" : ", ",
    h("a", { href: lawPath(register, law), target: "_blank", rel: "noopener" }, `${register} ${law}`),
  ]);
  return [" (", ...links, ")"];
}
