import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";
import { afterPaint } from "#lib/usePainted.ts";

const patienceMs = 1000;
const positions = new Map<string, number>();

/**
 * Scrolls a new `address` to the top, and focuses its content. Back and forward restore the former position, once the
 * content is high enough.
 */
export function useScroll(
  address: string,
  path: string,
  main: RefObject<HTMLElement | null>,
): void {
  const isBack = useRef(false);
  const isFirst = useRef(true);
  const focusBefore = useRef<Element | null>(null);
  // Read before the render, because `autoFocus` moves the focus during it.
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
    // In the next frame: reading the layout at once would compute it twice (25 ms for a sale).
    const frame = isThere ? 0 : requestAnimationFrame(restore);
    afterPaint(() => {
      // Leaves the focus on an element that the page has focused.
      const isFree = [focusBefore.current, document.body].includes(document.activeElement);
      if (takesFocus && isFree) main.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", remember);
    };
  }, [address, main]);

  // Forgets a step back that stayed within the same screen.
  useEffect(() => {
    isBack.current = false;
  }, [path]);
}
