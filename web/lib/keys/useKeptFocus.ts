import { useLayoutEffect, useRef } from "react";

/** Props of a container that focuses its first control when the focused one is removed. */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    // Removing an element fires no blur event.
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
