import type { ReadonlySignal } from "@preact/signals-react";
import { useCallback, useSyncExternalStore } from "react";

/**
 * The one way a component reads a signal. Reading `.value` in a component needs the library's Babel transform, which our
 * build does not run: such a component would not render again when the signal changes (web/README.md, Traps).
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((notify: () => void) => signal.subscribe(notify), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}
