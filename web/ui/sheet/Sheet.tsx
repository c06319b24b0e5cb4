import { Drawer } from "@base-ui/react/drawer";
import type { ComponentProps, ReactElement, ReactNode, RefObject, TouchEvent } from "react";

type RootProps = {
  /** Element around the sheet, which receives the touch events. */
  viewport: ReactElement;
  /** Element of the page that contains the sheet, already mounted; by default the body. */
  container?: HTMLElement | RefObject<HTMLElement | null>;
  /** Called after the back gesture. */
  onClose: () => void;
  /** Called after a drag to the bottom, by default `onClose`; the sheet springs back when it stays open. */
  onPulled?: () => void;
  children: ReactNode;
};

/** Root of a sheet. The library only handles the drag; our dialog handles focus, Escape and presses outside. */
export const SheetRoot = ({
  viewport,
  container,
  onClose,
  onPulled = onClose,
  children,
}: RootProps) => (
  <Drawer.Root
    open
    modal={false}
    disablePointerDismissal
    onOpenChange={(_, details) => {
      if (details.reason === "swipe") return onPulled();
      if (details.reason === "close-watcher") return onClose();
      // Otherwise the library would stop Escape before it reaches the dialog.
      details.cancel();
      details.allowPropagation();
    }}
  >
    <Drawer.Portal {...(container && { container })}>
      <Drawer.Viewport render={viewport}>{children}</Drawer.Viewport>
    </Drawer.Portal>
  </Drawer.Root>
);

/**
 * Clears the text selection of a focused field when a person touches elsewhere, because the library does not drag while
 * text is selected.
 */
function dropSelection({ target }: TouchEvent) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field === target) return;
  const { selectionEnd: end } = field;
  if (end !== null) field.setSelectionRange(end, end);
}

/** Sheet with a handle; after a short drag it springs back. */
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
    {/* With a mouse, content is pressed, not dragged. */}
    <Drawer.Content className="contents">{children}</Drawer.Content>
  </Drawer.Popup>
);
