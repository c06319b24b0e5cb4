import type { ReadonlySignal } from "@preact/signals-react";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Reads a signal in a component. A bare `.value` needs the library's Babel transform: the component would not render
 * again (web/README.md, Traps).
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((notify: () => void) => signal.subscribe(notify), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}
