/**
 * Props that put a popup into the browser's top layer: above dialogs and never clipped, while its place in the document
 * stays beside what opened it.
 */
export const topLayer = {
  popover: "manual",
  ref: (element: HTMLElement | null) => element?.showPopover(),
} as const;
