import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

type Place = { clientX: number; clientY: number };
const nowhere: Place = { clientX: NaN, clientY: NaN };
let pointer = nowhere;

/** Tracks the pointer. Browsers fire 'enter' for elements that appear under a resting pointer. */
function useFollowPointer(): void {
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

/** True while the messages are held. */
export const HeldContext = createContext(false);

type Handlers = { startPause: () => void; endPause: () => void };

/**
 * Pauses react-hot-toast while a moved pointer or the keyboard's focus is in the messages; its own `Toaster` also
 * reacts to a resting pointer. `newest`: a message that appears is not held by what held the former one.
 */
export function useHold(handlers: Handlers, newest: string | undefined) {
  useFollowPointer();
  const restedAt = useMemo(() => ({ newest, ...pointer }), [newest]);
  const [pointed, setPointed] = useState<string>();
  const [walked, setWalked] = useState<string>();
  const isHeld = newest !== undefined && (pointed === newest || walked === newest);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!isHeld) return;
    latest.current.startPause();
    return () => latest.current.endPause();
  }, [isHeld]);
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (clientX !== restedAt.clientX || clientY !== restedAt.clientY) setPointed(newest);
  };
  return {
    isHeld,
    onPointerEnter: point,
    onPointerMove: point,
    onPointerLeave: () => setPointed(undefined),
    // A question that a pointer opened takes the focus too: that does not hold it.
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setWalked(newest),
    onKeyUp: (event: KeyboardEvent) => movingKeys.has(event.key) && setWalked(newest),
    onBlur: (event: FocusEvent) =>
      !event.currentTarget.contains(event.relatedTarget) && setWalked(undefined),
  };
}
