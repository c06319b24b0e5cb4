import { type RefObject, useEffect } from "react";

/** A phone's keypad covers the bottom of the page: lifts a bar that stands there above it, while `isOn`. */
export function useAboveKeypad(bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    const element = bar.current;
    if (!isOn || !view || !element) return;
    const lift = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.style.transform = covered > 0 ? `translateY(-${covered}px)` : "";
    };
    lift();
    view.addEventListener("resize", lift);
    view.addEventListener("scroll", lift);
    return () => {
      view.removeEventListener("resize", lift);
      view.removeEventListener("scroll", lift);
      element.style.transform = "";
    };
  }, [bar, isOn]);
}
