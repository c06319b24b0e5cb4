import { Drawer } from "@base-ui/react/drawer";
import type { ComponentProps, ReactElement, ReactNode, RefObject, TouchEvent } from "react";

type RootProps = {
  /** Element around the sheet, which receives the touch events. */
  viewport: ReactElement;
  /** Parent in the page, which is there before; the body by default. */
  container?: HTMLElement | RefObject<HTMLElement | null>;
  /** After a drag to the bottom, or the back gesture. */
  onClose: () => void;
  children: ReactNode;
};

/** Root of a sheet. The library only drags it: its dialog handles focus, Escape and presses outside. */
export const SheetRoot = ({ viewport, container, onClose, children }: RootProps) => (
  <Drawer.Root
    open
    modal={false}
    disablePointerDismissal
    onOpenChange={(_, details) => {
      if (details.reason === "swipe" || details.reason === "close-watcher") return onClose();
      // Otherwise Escape would not reach the dialog.
      details.cancel();
      details.allowPropagation();
    }}
  >
    <Drawer.Portal {...(container && { container })}>
      <Drawer.Viewport render={viewport}>{children}</Drawer.Viewport>
    </Drawer.Portal>
  </Drawer.Root>
);

/** Drops the selection of a field that is not touched: the library drags no sheet with a selected text. */
function dropSelection({ target }: TouchEvent) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field === target) return;
  const { selectionEnd: end } = field;
  if (end !== null) field.setSelectionRange(end, end);
}

/** Sheet with its handle; springs back from a short drag. */
export const SheetPopup = ({ className = "", children, ...rest }: ComponentProps<"div">) => (
  <Drawer.Popup
    role="presentation"
    {...rest}
    onTouchStart={dropSelection}
    initialFocus={false}
    finalFocus={false}
    data-sheet
    className={`pt-2 transition-transform duration-180 ease-out outline-none data-swiping:select-none ${className}`}
  >
    <span className="mx-auto block h-1 w-9 shrink-0 rounded-full bg-line-strong" />
    {/* A mouse presses what is in it, and drags the rest. */}
    <Drawer.Content className="contents">{children}</Drawer.Content>
  </Drawer.Popup>
);
