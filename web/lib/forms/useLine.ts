import { useRef, useState } from "react";

/** Sends requests one after the other, so that two about the same record keep their order. */
export function useLine() {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [open, setOpen] = useState(0);
  /** Sends a request; `tell` gets its result, and the next request waits until `tell` has finished. */
  const send = <T>(ask: () => Promise<T>, tell: (answer: Promise<T>) => Promise<void>) => {
    setOpen((count) => count + 1);
    const answer = line.current.then(ask);
    line.current = tell(answer).finally(() => setOpen((count) => count - 1));
    return answer;
  };
  return { send, isBusy: open > 0 };
}
