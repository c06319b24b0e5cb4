import { type RefObject, useEffect } from "react";

/** Scrolls the selected element to the middle of its row, not the page. */
export function useInView(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  current: string | null,
): void {
  useEffect(() => {
    // Deferred to the frame's layout, to avoid a second one.
    const frame = requestAnimationFrame(() => {
      const item = row.current?.querySelector(chosen)?.getBoundingClientRect();
      if (!item || !row.current) return;
      const { left, width } = row.current.getBoundingClientRect();
      row.current.scrollLeft += item.left + item.width / 2 - left - width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen, current]);
}
