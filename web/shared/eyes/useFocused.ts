import { useEffect, useState } from "react";

/** Result of `read` for the focused element; null without one. Pass a stable `read` function. */
export function useFocused<Found>(read: (target: HTMLElement) => Found | null): Found | null {
  const [focus, setFocus] = useState<Found | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) =>
      setFocus(target instanceof HTMLElement ? read(target) : null);
    const leave = (event: FocusEvent) => {
      if (!event.relatedTarget) setFocus(null);
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", leave);
    };
  }, [read]);
  return focus;
}
