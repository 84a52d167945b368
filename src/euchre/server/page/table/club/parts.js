/** What only club mode needs, loaded with the first table or record that is in club mode. */

import { tell } from "../../lib/dom.js";

/** @typedef {typeof import("./referee.js") & typeof import("./rulings.js")} Parts */

/** What is drawn and said in club mode, once it is loaded. @type {Parts | null} */
export let club = null;
/** @type {Promise<void> | undefined} */
let loading;

/** Load it once. If it cannot be loaded, the next call tries again. */
export function loadClub() {
  loading ??= load().catch((failed) => {
    loading = undefined;
    throw failed;
  });
  return loading;
}

/**
 * Show an update at once, or in club mode once its parts are there.
 *
 * @param {HTMLElement} page @param {import("../../messages").Update} update @param {() => void} show
 */
export function whenReady(page, { table }, show) {
  if (table.club === null || club !== null) show();
  else
    loadClub().then(
      () => page.isConnected && show(),
      (failed) => tell(page, "trouble", failed),
    );
}

async function load() {
  const [referee, rulings, { loadRulings }] = await Promise.all([
    import("./referee.js"),
    import("./rulings.js"),
    import("../../texts/rulings.js"),
  ]);
  await loadRulings();
  club = { ...referee, ...rulings };
}
