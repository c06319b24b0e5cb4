import { useEffect, useState } from "react";

type Wait = { seconds: number; begin: (seconds: number) => void; end: () => void };

/** Seconds left of a wait, by the clock, so that a suspended page does not wait longer. 0 when over. */
export function useWait(): Wait {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const begin = (asked: number) => {
    setNow(Date.now());
    setUntil(Date.now() + asked * 1000);
  };
  return { seconds, begin, end: () => setUntil(0) };
}
