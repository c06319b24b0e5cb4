import { type RefObject, useEffect } from "react";

/** Scrolls the selected element to the middle of its row, without scrolling the page. */
export function useInView(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  current: string | null,
): void {
  useEffect(() => {
    // Measures in the next frame, because measuring at once would compute the layout twice.
    const frame = requestAnimationFrame(() => {
      const item = row.current?.querySelector(chosen)?.getBoundingClientRect();
      if (!item || !row.current) return;
      const { left, width } = row.current.getBoundingClientRect();
      row.current.scrollLeft += item.left + item.width / 2 - left - width / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [row, chosen, current]);
}
