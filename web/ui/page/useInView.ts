import { type RefObject, useEffect } from "react";

/** Brings what is chosen to the middle of a row that is wider than its place; the page itself stays where it is. */
export function useInView(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  current: string | null,
): void {
  useEffect(() => {
    // With the layout of the frame to be painted: asked for at once, it would be made twice.
    const frame = requestAnimationFrame(() => {
      const item = row.current?.querySelector(chosen)?.getBoundingClientRect();
      if (!item || !row.current) return;
      const { left, width } = row.current.getBoundingClientRect();
      row.current.scrollLeft += item.left + item.width / 2 - left - width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen, current]);
}
