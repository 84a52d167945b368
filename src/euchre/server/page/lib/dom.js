/**
 * Creates elements, and updates a live tree until it looks like a wanted tree.
 *
 * A redraw builds the wanted tree from the model. `morph` changes only what differs, so that focus, scrolling
 * and running animations stay. Elements have no listeners of their own: their `data-` attributes say what a
 * click means, and the view reads them in one listener.
 */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/**
 * An HTML element. Attributes and children that are null, undefined or false are left out.
 *
 * @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/**
 * An SVG element, made in the same way.
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

/**
 * Tell the page around an element of something, in an event that bubbles: "go" with the address to go to,
 * "trouble" with what failed, "ended" with a message.
 *
 * @param {EventTarget} element @param {string} kind @param {unknown} detail
 */
export function tell(element, kind, detail) {
  element.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true }));
}

/**
 * Show in a form why it was refused.
 *
 * @param {HTMLElement} form @param {string} message
 */
export function refuse(form, message) {
  form.querySelector(".refusal")?.remove();
  form.append(
    h("p", { class: "refusal", role: "alert" }, message.slice(0, 1).toUpperCase() + message.slice(1)),
  );
}

/** Attributes that the person or the browser changes once an element is on the page. */
const THEIRS = new Set(["open", "value", "checked", "style", "tabindex"]);

/**
 * Change a live element until it looks like the wanted one. Children are matched by their `data-key`.
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
