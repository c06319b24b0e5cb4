import { useEffect, useState } from "react";
import { type Measure, measures } from "#domain/optics/optics.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export type EyeFocus = { side: EyeSide; measure: Measure };

function eyeFieldOf(target: EventTarget | null): EyeFocus | null {
  if (!(target instanceof HTMLElement)) return null;
  const side = eyeSides.find((name) => name === target.dataset["eye"]);
  const measure = measures.find((name) => name === target.dataset["measure"]);
  return side && measure ? { side, measure } : null;
}

/** Focused eye field, or null. */
export function useEyeFocus(): EyeFocus | null {
  const [focus, setFocus] = useState<EyeFocus | null>(null);
  useEffect(() => {
    const follow = (event: FocusEvent) => setFocus(eyeFieldOf(event.target));
    const leave = (event: FocusEvent) => {
      if (!event.relatedTarget) setFocus(null);
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return focus;
}
