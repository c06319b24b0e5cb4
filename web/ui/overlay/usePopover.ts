import { type RefObject, useLayoutEffect, useRef } from "react";

/** The list lies this far under (or above) its field, and this far from the edges of the window. */
const gapPx = 4;
const marginPx = 8;

function place(anchor: HTMLElement, popover: HTMLElement, isOwnWidth: boolean): void {
  const field = anchor.getBoundingClientRect();
  const below = window.innerHeight - field.bottom - gapPx - marginPx;
  const above = field.top - gapPx - marginPx;
  popover.style.width = isOwnWidth ? "" : `${field.width}px`;
  const rightmost = window.innerWidth - popover.offsetWidth - marginPx;
  popover.style.left = `${isOwnWidth ? Math.max(Math.min(field.left, rightmost), marginPx) : field.left}px`;
  popover.style.maxHeight = "";
  const isAbove = popover.scrollHeight > below && above > below;
  popover.style.maxHeight = `${Math.max(isAbove ? above : below, 120)}px`;
  popover.style.top = isAbove ? "auto" : `${field.bottom + gapPx}px`;
  popover.style.bottom = isAbove ? `${window.innerHeight - field.top + gapPx}px` : "auto";
}

/**
 * Shows a popover in the top layer (over dialogs, never cut by a card) beside its anchor, and keeps it there while the
 * page scrolls. `content` is anything that changes when the size may have changed. It is as wide as its anchor, unless it
 * has a width of its own, which the window may then push to the left.
 */
export function usePopover(
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
  content: unknown,
  isOwnWidth = false,
) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [field, list] = [anchor.current, popover.current];
    if (!isOpen || !field || !list) return;
    const follow = () => place(field, list, isOwnWidth);
    list.showPopover();
    follow();
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
      if (list.isConnected) list.hidePopover();
    };
  }, [anchor, isOpen, isOwnWidth]);
  useLayoutEffect(() => {
    if (isOpen && anchor.current && popover.current)
      place(anchor.current, popover.current, isOwnWidth);
  }, [anchor, isOpen, content, isOwnWidth]);
  return popover;
}
