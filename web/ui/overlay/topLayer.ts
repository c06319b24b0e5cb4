/**
 * Props that put a popup into the top layer: above dialogs and never clipped, but still beside its opener in the DOM.
 */
export const topLayer = {
  popover: "manual",
  ref: (element: HTMLElement | null) => element?.showPopover(),
} as const;
