import { type RefObject, useEffect } from "react";
import { afterPaint } from "#lib/usePainted.ts";

/** A form opens where one types first; on a phone the keypad would hide the form. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    if (!window.matchMedia("(width >= 48rem)").matches) return;
    const before = document.activeElement;
    afterPaint(() => {
      // What was pressed meanwhile keeps it.
      if ([before, document.body].includes(document.activeElement))
        form.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
    });
  }, [form, id]);
}
