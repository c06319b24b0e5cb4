import { useEffect, useState } from "react";

type Wait = { seconds: number; begin: (seconds: number) => void; end: () => void };

/** The seconds that are left of a wait, counted down by the clock: a page that slept does not wait longer. 0 when it is over. */
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
