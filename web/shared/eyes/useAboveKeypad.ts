import { type RefObject, useEffect } from "react";

/** Lifts a bottom bar above a phone's keypad, while `isOn`. */
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
