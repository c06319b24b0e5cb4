import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";

/** The package's code for a use inside a hook, which ends together with that hook. */
const insideHook = 2;

/**
 * Subscribes a component to a signal through the package's own hook, as its Babel transform would do. Reading `.value`
 * alone does not render again (web/README.md, Traps).
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const store = useSignals(insideHook);
  try {
    return signal.value;
  } finally {
    store.f();
  }
}
