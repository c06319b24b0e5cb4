import { useHistoryState } from "wouter/use-browser-location";
import type { Centimes } from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";

/** Change to give back, kept in the history entry of the ticket until the next sale. */
export function GivenBack() {
  const change = changeIn(useHistoryState());
  if (change <= 0) return null;
  return (
    // Stands under the toast of the save.
    <p
      role="status"
      className="no-print mx-auto mt-10 mb-4 flex min-h-14 w-full max-w-sm items-center justify-between gap-3 rounded-control bg-ok-soft px-3 py-2 text-ok-ink"
    >
      <span className="font-semibold">{words.change}</span>
      <Money
        centimes={change}
        className="text-2xl font-semibold tracking-tight"
        unitClass="text-base font-normal tracking-normal text-inherit"
      />
    </p>
  );
}

const changeIn = (state: unknown): Centimes =>
  (typeof state === "object" &&
  state !== null &&
  "change" in state &&
  typeof state.change === "number"
    ? state.change
    : 0) as Centimes;
