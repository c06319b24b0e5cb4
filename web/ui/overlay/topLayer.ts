/**
 * Props that put a popup into the top layer: above dialogs and never clipped, but still beside its opener in the DOM.
 */
export const topLayer = {
  popover: "manual",
  ref: (element: HTMLElement | null) => element?.showPopover(),
} as const;

/** Props that place such a popup under its opener, aligned at the start. */
export const popupPosition = {
  ...topLayer,
  align: "start",
  sideOffset: 4,
  collisionPadding: 8,
  positionMethod: "fixed",
} as const;
