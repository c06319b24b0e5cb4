import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { toast as library } from "react-hot-toast/headless";

type Place = { clientX: number; clientY: number };
const nowhere: Place = { clientX: NaN, clientY: NaN };
let pointer = nowhere;

/** Tracks the pointer. Browsers fire 'enter' for elements that appear under a resting pointer. */
export function useFollowPointer(): void {
  useEffect(() => {
    const follow = ({ clientX, clientY }: Place) => {
      pointer = { clientX, clientY };
    };
    // In the capture phase, before the toast's handler.
    window.addEventListener("pointermove", follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener("pointermove", follow, { capture: true });
      pointer = nowhere;
    };
  }, []);
}

const movingKeys = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/**
 * Shows a toast for `durationMs` in react-hot-toast. A moved pointer or the keyboard's focus hold it and restart its time.
 * The library's own pause would also react to a resting pointer.
 */
export function useStay(toastId: number, durationMs: number) {
  const [restedAt] = useState(pointer);
  const [isPointed, setPointed] = useState(false);
  const [isWalked, setWalked] = useState(false);
  const isHeld = isPointed || isWalked;
  const id = String(toastId);
  useEffect(() => {
    // The same id restarts its time.
    library(null, { id, duration: isHeld ? Infinity : durationMs });
  }, [id, durationMs, isHeld]);
  useEffect(() => () => library.remove(id), [id]);
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (clientX !== restedAt.clientX || clientY !== restedAt.clientY) setPointed(true);
  };
  return {
    isHeld,
    onPointerEnter: point,
    onPointerMove: point,
    onPointerLeave: () => setPointed(false),
    // A question that a pointer opened takes the focus too: that does not hold it.
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setWalked(true),
    onKeyUp: (event: KeyboardEvent) => movingKeys.has(event.key) && setWalked(true),
    onBlur: (event: FocusEvent) =>
      !event.currentTarget.contains(event.relatedTarget) && setWalked(false),
  };
}
