/**
 * Asks before back and forward leave unsaved changes: undoes the browser's step before the router, and repeats it
 * after a confirmation.
 */
import { historyIndex } from "#lib/addresses/navigationHistory.ts";
import { historyGuard, isUnsaved, leave } from "#lib/forms/useLeaveWarning.ts";

const here = () => ({
  at: historyIndex(window.history.state),
  address: window.location.pathname + window.location.search,
});
/** Current history entry. */
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
  // A hash of the same page leaves nothing.
  if (to.address === entry.address || !isUnsaved()) return arrive();
  event.stopImmediatePropagation();
  // Foreign entries have no index: they are older.
  const steps = to.at - entry.at || -1;
  isPuttingBack = true;
  window.history.go(-steps);
  leave(() => window.history.go(steps));
}

/** The router fires an event for each navigation. */
export function guardHistory(): void {
  historyGuard.onPop = onPop;
  window.addEventListener("pushState", arrive);
  window.addEventListener("replaceState", arrive);
}
