import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";
import { afterPaint } from "#lib/usePainted.ts";

const patienceMs = 1000;
const positions = new Map<string, number>();

/**
 * A new page, of an `address` of its own, begins at its top with the focus on its content; back and forward find the
 * place where one was, once the content is tall enough again.
 */
export function useScroll(
  address: string,
  path: string,
  main: RefObject<HTMLElement | null>,
): void {
  const isBack = useRef(false);
  const isFirst = useRef(true);
  const focusBefore = useRef<Element | null>(null);
  // Read before the new page is drawn, because a field with autoFocus takes the focus then.
  useInsertionEffect(() => {
    focusBefore.current = document.activeElement;
  }, [address]);
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const onPop = () => {
      isBack.current = true;
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);

  useEffect(() => {
    const remember = () => positions.set(address, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    const wanted = isBack.current ? (positions.get(address) ?? 0) : 0;
    const takesFocus = !isFirst.current && !isBack.current;
    const isThere = isFirst.current && wanted === 0;
    isFirst.current = false;
    isBack.current = false;
    const until = performance.now() + patienceMs;
    const restore = () => {
      window.scrollTo(0, wanted);
      if (window.scrollY < wanted && performance.now() < until) requestAnimationFrame(restore);
    };
    // With the layout of the frame to be painted: asked for at once, it would be made twice (a sale's takes 25 ms).
    const frame = isThere ? 0 : requestAnimationFrame(restore);
    afterPaint(() => {
      // An element that the page focused keeps the focus.
      const isFree = [focusBefore.current, document.body].includes(document.activeElement);
      if (takesFocus && isFree) main.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", remember);
    };
  }, [address, main]);

  // A step back within a screen was one: the next is not.
  useEffect(() => {
    isBack.current = false;
  }, [path]);
}
