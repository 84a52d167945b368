/**
 * Elements made from plain calls, and a live tree changed to look like a wanted one.
 *
 * A redraw builds the wanted tree anew from the model; `morph` changes only what differs, so that focus,
 * scrolling and running animations stay. Nothing in a tree has listeners of its own: what a click means
 * stands in its `data-` attributes and is read where the whole view is listened to.
 */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/**
 * An element; attributes that are null, undefined or false are left out, as are such children.
 *
 * @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * The same for what is drawn.
 *
 * @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  return filled(/** @type {SVGElement} */ (document.createElementNS(SVG, tag)), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} element @param {Attributes} attributes @param {(Child | Child[])[]} children
 * @returns {E}
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
  return element;
}

/** Attributes that belong to the person at the page once an element is there. */
const THEIRS = new Set(["open", "value", "checked", "style"]);

/**
 * Change a live element until it looks like the wanted one. Children with a `data-key` are found again by it.
 *
 * @param {Element} live @param {Element} wanted
 */
export function morph(live, wanted) {
  for (const { name, value } of [...wanted.attributes]) {
    if (!THEIRS.has(name) && live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of [...live.attributes]) {
    if (!THEIRS.has(name) && !wanted.hasAttribute(name)) live.removeAttribute(name);
  }
  if (wanted.hasAttribute("data-whole")) return;
  morphChildren(live, [...wanted.childNodes]);
}

/** @param {Node} node */
const keyOf = (node) => (node instanceof Element ? node.getAttribute("data-key") : null);

/** @param {Element} live @param {ChildNode[]} wanted */
function morphChildren(live, wanted) {
  const keys = new Set(wanted.map(keyOf));
  for (const child of [...live.children]) {
    if (keyOf(child) !== null && !keys.has(keyOf(child))) child.remove();
  }
  const keyed = new Map([...live.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let place = live.firstChild;
  for (const node of wanted) {
    const key = keyOf(node);
    const found = key === null ? (place !== null && isAlike(place, node) ? place : null) : keyed.get(key);
    if (found === null || found === undefined || found.nodeName !== node.nodeName) {
      live.insertBefore(node, place);
      continue;
    }
    if (found === place) place = place.nextSibling;
    else live.insertBefore(found, place);
    if (found instanceof Element) morph(found, /** @type {Element} */ (node));
    else if (found.nodeValue !== node.nodeValue) found.nodeValue = node.nodeValue;
  }
  while (place !== null) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** @param {Node} live @param {Node} wanted */
function isAlike(live, wanted) {
  return live.nodeName === wanted.nodeName && keyOf(live) === null;
}
