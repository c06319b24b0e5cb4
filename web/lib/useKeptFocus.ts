import { useLayoutEffect, useRef } from "react";

/** Props of a box whose content changes with what is done in it: when what had the focus leaves, the first that is left has it. */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    // What leaves the page with the focus says so to nobody.
    if (had.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("a, button")?.focus();
  });
  return {
    ref: box,
    onFocus: () => {
      had.current = true;
    },
    onBlur: () => {
      had.current = false;
    },
  };
}
