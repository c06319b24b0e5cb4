import { useEffect, useState } from "react";

/** Pause after the last key before the search starts. */
const restMs = 200;

/** Returns the typed text after a pause, so that not every key sends a request. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
