import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";

type Place = { clientX: number; clientY: number };
const nowhere: Place = { clientX: NaN, clientY: NaN };
let pointer = nowhere;

/** Keeps where the pointer is. The browser also says that it 'enters' what appears under it while it rests. */
export function useFollowPointer(): void {
  useEffect(() => {
    const follow = ({ clientX, clientY }: Place) => {
      pointer = { clientX, clientY };
    };
    // Before the toast hears of the same move, or a first one would count as no move at all.
    window.addEventListener("pointermove", follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener("pointermove", follow, { capture: true });
      pointer = nowhere;
    };
  }, []);
}

const movingKeys = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/**
 * Calls `onEnd` once a toast has been there for `durationMs`; a pointer that moves onto it and a keyboard that moves in
 * it hold it, and its whole time begins again after. A pointer that was there before it holds nothing.
 */
export function useStay(durationMs: number, onEnd: () => void) {
  const [restedAt] = useState(pointer);
  const [isPointed, setPointed] = useState(false);
  const [isWalked, setWalked] = useState(false);
  const isHeld = isPointed || isWalked;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs, onEnd]);
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (clientX !== restedAt.clientX || clientY !== restedAt.clientY) setPointed(true);
  };
  return {
    onPointerEnter: point,
    onPointerMove: point,
    onPointerLeave: () => setPointed(false),
    // The focus alone does not hold it: a question takes it, and its time still passes.
    onKeyUp: (event: KeyboardEvent) => movingKeys.has(event.key) && setWalked(true),
    onBlur: (event: FocusEvent) =>
      !event.currentTarget.contains(event.relatedTarget) && setWalked(false),
  };
}
