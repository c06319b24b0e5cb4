import { effect, type ReadonlySignal } from "@preact/signals-core";
import { useCallback, useSyncExternalStore } from "react";

/** The one way a component reads a signal: a bare `.value` in a component goes stale (web/README.md, Traps). */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      let isFirst = true;
      return effect(() => {
        // Reading subscribes; the first run is the subscription itself, not a change.
        void signal.value;
        if (!isFirst) notify();
        isFirst = false;
      });
    },
    [signal],
  );
  return useSyncExternalStore(subscribe, () => signal.peek());
}
