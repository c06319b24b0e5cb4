import { signal } from "@preact/signals-react";
import { useCallback, useRef, useState } from "react";
import { useValue } from "#lib/useValue.ts";

/** Waiting for a question is not busy. */
export const isAsking = signal(false);

/** Runs one at a time: a second press during a run does nothing. */
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
