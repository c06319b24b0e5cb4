/**
 * Asks before back and forward leave unsaved changes: undoes the browser's step before the router sees it, and repeats
 * it once confirmed.
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
  // A change of the hash stays on the same page.
  if (to.address === entry.address || !isUnsaved(to.address)) return arrive();
  event.stopImmediatePropagation();
  // Entries of other sites have no index, and are older.
  const steps = to.at - entry.at || -1;
  isPuttingBack = true;
  window.history.go(-steps);
  leave(() => window.history.go(steps), { address: to.address });
}

/** Installs the handler, and follows the event that the router fires for each navigation. */
export function guardHistory(): void {
  historyGuard.onPop = onPop;
  window.addEventListener("pushState", arrive);
  window.addEventListener("replaceState", arrive);
}
