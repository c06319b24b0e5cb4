import { useEffect, useState } from "react";

/** Between a key and the question that it asks. */
const restMs = 200;

/** Typed text after a pause, so that each key asks nothing. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
