import { useCallback, useRef, useState } from "react";

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
  return { isBusy, isRunning, once };
}
