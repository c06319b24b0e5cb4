import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { toast as library } from "react-hot-toast/headless";

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
 * Has react-hot-toast hold what is shown for `durationMs`. A pointer that moves onto it and a keyboard that moves in it
 * hold it longer, and its whole time begins again after; the library's own pause would also stop for a pointer that was
 * there before, and go on with the rest of the time.
 */
export function useStay(toastId: number, durationMs: number) {
  const [restedAt] = useState(pointer);
  const [isPointed, setPointed] = useState(false);
  const [isWalked, setWalked] = useState(false);
  const isHeld = isPointed || isWalked;
  const id = String(toastId);
  useEffect(() => {
    // The same id again begins its time again.
    library(null, { id, duration: isHeld ? Infinity : durationMs });
  }, [id, durationMs, isHeld]);
  useEffect(() => () => library.remove(id), [id]);
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
