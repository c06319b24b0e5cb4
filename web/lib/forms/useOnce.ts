import { signal } from "@preact/signals-react";
import { useCallback, useRef, useState } from "react";
import { useValue } from "#lib/useValue.ts";

/** True while a question is open: a form that waits for its answer is not busy. */
export const isAsking = signal(false);

/** Runs a task, and ignores further presses until it is done. */
export function useOnce() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once = useCallback(async (action: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  const waits = useValue(isAsking);
  return { isBusy: isBusy && !waits, isRunning, once };
}
