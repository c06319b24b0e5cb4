import { useEffect, useRef } from "react";
import { today } from "#domain/core/days/days.ts";
import { lockStation, stationState } from "#api/session/station.ts";
import { useValue } from "#lib/useValue.ts";

const key = "optique.lastInput";
const checkMs = 5000;
const inputs = ["pointerdown", "keydown", "wheel"] as const;

/** Last use of this computer, in any tab. */
const lastInput = (): number => Number(localStorage.getItem(key) ?? 0);
const noteInput = (): void => {
  // Rounded to the check: typing does not write at each key.
  if (Date.now() - lastInput() < checkMs) return;
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch (error) {
    console.warn(error);
  }
};

/** Locks a shared computer after its idle time, and at midnight of the shop. */
export function useIdleLock(): void {
  const { entered } = useValue(stationState);
  // Stored by an earlier visit: nobody is at the computer for sure.
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
    // A computer that slept.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      for (const name of inputs) window.removeEventListener(name, noteInput);
      document.removeEventListener("visibilitychange", check);
    };
  }, [entered]);
}
