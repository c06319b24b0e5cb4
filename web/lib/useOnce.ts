import { signal } from "@preact/signals-react";
import { useCallback, useRef, useState } from "react";
import { useValue } from "./useValue.ts";

/** A question waits for the person: nothing is under way behind it. */
export const isAsking = signal(false);

/** One run at a time: a second press while the first is under way does nothing. */
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
