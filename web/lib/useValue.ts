import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";

/** The package's word for a use inside a hook, which ends with it. */
const insideHook = 2;

/**
 * Binds a component to a signal by the package's own hook, as its Babel transform would. A bare `.value` without either
 * does not render again (web/README.md, Traps).
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const store = useSignals(insideHook);
  try {
    return signal.value;
  } finally {
    store.f();
  }
}
