import { useEffect, useRef } from "react";
import { IconButton } from "#ui/page/Button.tsx";
import { openModal } from "#lib/keys/modals.ts";
import { appStrings } from "#app/app.strings.ts";
import { SidebarContent } from "./SidebarContent.tsx";

/** Menu of a phone as a drawer, which traps the focus. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    return ref.current ? openModal(ref.current) : undefined;
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={appStrings.nav}
      className="enter-left m-0 h-dvh max-h-none w-76 max-w-[85vw] bg-canvas p-0 text-ink lift-3"
      onCancel={onClose}
      // Also closes on a press of the current entry, or on an action of the user menu.
      onClick={(event) =>
        event.target instanceof Element && event.target.closest("a, [role=menuitem]") && onClose()
      }
      onMouseDown={(event) => event.target === ref.current && onClose()}
    >
      <div className="flex min-h-full flex-col p-3">
        <IconButton
          icon="cross"
          label={appStrings.closeMenu}
          className="mb-1 self-end"
          onClick={onClose}
        />
        <SidebarContent isNarrow={false} />
      </div>
    </dialog>
  );
}
