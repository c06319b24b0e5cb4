import { useEffect, useRef } from "react";
import { today } from "#domain/core/days/days.ts";
import { lockStation, stationState } from "#api/session/station.ts";
import { useValue } from "#lib/useValue.ts";

const key = "optique.lastInput";
const checkMs = 5000;
const inputs = ["pointerdown", "keydown", "wheel"] as const;

/** When this computer was last used, in any tab. */
const lastInput = (): number => Number(localStorage.getItem(key) ?? 0);
const noteInput = (): void => {
  // At most once per interval, so that typing does not write at each key.
  if (Date.now() - lastInput() < checkMs) return;
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch (error) {
    console.warn(error);
  }
};

/** Locks a shared computer after its idle time, and at midnight by the shop's clock. */
export function useIdleLock(): void {
  const { entered } = useValue(stationState);
  // True on the first render, when the person was stored by an earlier visit and may have left.
  const isStored = useRef(true);
  useEffect(() => {
    const wasStored = isStored.current;
    isStored.current = false;
    if (!entered) return undefined;
    const idleMs = entered.prompt === "day" ? Infinity : entered.idle_minutes * 60_000;
    const check = () => {
      if (Date.now() - lastInput() > idleMs || today() !== entered.day) lockStation();
    };
    if (wasStored) check();
    else noteInput();
    const timer = setInterval(check, checkMs);
    for (const name of inputs) window.addEventListener(name, noteInput, { passive: true });
    // Also checks when the computer wakes from sleep.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      for (const name of inputs) window.removeEventListener(name, noteInput);
      document.removeEventListener("visibilitychange", check);
    };
  }, [entered]);
}
