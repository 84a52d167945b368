/** Loads style sheets of pages that are opened later than the table. */

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/**
 * Load a style sheet once, and wait until it is there. If it cannot be loaded, the page goes on without it.
 *
 * @param {string} path
 */
export function styled(path) {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const link = document.createElement("link");
  const done = new Promise((ready) => {
    link.onload = ready;
    link.onerror = ready;
  });
  link.rel = "stylesheet";
  link.href = path;
  loaded.set(path, done);
  document.head.append(link);
  return done;
}
