import { type RefObject, useEffect } from "react";
import { afterPaint } from "#lib/usePainted.ts";

/** Focuses the first field, except on a phone, where the keypad would cover the form. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    if (!window.matchMedia("(width >= 48rem)").matches) return;
    const before = document.activeElement;
    afterPaint(() => {
      // Leaves the focus where a person has put it meanwhile.
      if ([before, document.body].includes(document.activeElement))
        form.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
    });
  }, [form, id]);
}
