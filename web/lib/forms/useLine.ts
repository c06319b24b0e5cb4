import { useRef, useState } from "react";

/** Sends one after the other, so that two of one record keep their order. */
export function useLine() {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [open, setOpen] = useState(0);
  /** `tell` reports the result; the next one waits until it has returned. */
  const send = <T>(ask: () => Promise<T>, tell: (answer: Promise<T>) => Promise<void>) => {
    setOpen((count) => count + 1);
    const answer = line.current.then(ask);
    line.current = tell(answer).finally(() => setOpen((count) => count - 1));
    return answer;
  };
  return { send, isBusy: open > 0 };
}
