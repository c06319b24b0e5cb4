/**
 * Back and forward ask before unsaved work is left. The browser has moved already when it tells: it is put back before
 * the router hears of it, and moves again once the user says so.
 */
import { historyIndex } from "#lib/navigationHistory.ts";
import { historyGuard, isUnsaved, leave } from "#lib/useLeaveWarning.ts";

const here = () => ({
  at: historyIndex(window.history.state),
  address: window.location.pathname + window.location.search,
});
/** The entry of the history that is in view. */
let entry = here();
let isPuttingBack = false;

const arrive = (): void => {
  entry = here();
};

function onPop(event: Event): void {
  if (isPuttingBack) {
    isPuttingBack = false;
    event.stopImmediatePropagation();
    return;
  }
  const to = here();
  // A place of the same page, as the link to its content leads to, leaves nothing.
  if (to.address === entry.address || !isUnsaved()) return arrive();
  event.stopImmediatePropagation();
  // One that we did not make says nothing of its place: it was there before.
  const steps = to.at - entry.at || -1;
  isPuttingBack = true;
  window.history.go(-steps);
  leave(() => window.history.go(steps));
}

/** The router names each of its navigations by an event. */
export function guardHistory(): void {
  historyGuard.onPop = onPop;
  window.addEventListener("pushState", arrive);
  window.addEventListener("replaceState", arrive);
}
