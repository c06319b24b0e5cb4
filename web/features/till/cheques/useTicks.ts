import { useState } from "react";
import type { ListedPayment } from "#domain/till/tillDay.ts";
import { canDeposit } from "./chequeFacts.ts";

/** Which cheques in view are ticked: one that leaves the hand, or the view, is not any more. */
export function useTicks(cheques: readonly ListedPayment[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const tickable = cheques.filter(canDeposit);
  const ticked = tickable.filter(({ id }) => ids.has(id));
  const isTicked = (cheque: ListedPayment) => ids.has(cheque.id) && canDeposit(cheque);
  const set = (wanted: readonly ListedPayment[]) => setIds(new Set(wanted.map(({ id }) => id)));
  return {
    tickable,
    ticked,
    isTicked,
    toggle: (cheque: ListedPayment) =>
      set(isTicked(cheque) ? ticked.filter(({ id }) => id !== cheque.id) : [...ticked, cheque]),
    toggleAll: () => set(ticked.length < tickable.length ? tickable : []),
    clear: () => set([]),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
