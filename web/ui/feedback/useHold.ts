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

/** Tracks the pointer's place, because browsers fire 'enter' for elements that appear under a resting pointer. */
function useFollowPointer(): void {
  useEffect(() => {
    const follow = ({ clientX, clientY }: Place) => {
      pointer = { clientX, clientY };
    };
    // In the capture phase, so that it runs before the toast's own handler.
    window.addEventListener("pointermove", follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener("pointermove", follow, { capture: true });
      pointer = nowhere;
    };
  }, []);
}

const movingKeys = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/** True while the toasts are held open. */
export const HeldContext = createContext(false);

type Handlers = { startPause: () => void; endPause: () => void };

/**
 * Holds the toasts while a moving pointer or the keyboard focus is among them; react-hot-toast's own component also
 * reacts to a resting pointer. `newest`: key of the newest toast, which starts unheld.
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
    // Only focus by keyboard holds: a question opened by pointer takes the focus as well.
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setWalked(newest),
    onKeyUp: (event: KeyboardEvent) => movingKeys.has(event.key) && setWalked(newest),
    onBlur: (event: FocusEvent) =>
      !event.currentTarget.contains(event.relatedTarget) && setWalked(undefined),
  };
}
