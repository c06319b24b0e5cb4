/**
 * Props that put a popup into the browser's top layer, above dialogs and never clipped, while it stays beside its
 * opener in the DOM.
 */
export const topLayer = {
  popover: "manual",
  ref: (element: HTMLElement | null) => element?.showPopover(),
} as const;

/** Props that place a popup of the top layer below its opener, aligned at its start. */
export const popupPosition = {
  ...topLayer,
  align: "start",
  sideOffset: 4,
  collisionPadding: 8,
  positionMethod: "fixed",
} as const;
