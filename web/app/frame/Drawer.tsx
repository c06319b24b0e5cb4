import { useEffect, useRef } from "react";
import { IconButton } from "#ui/page/Button.tsx";
import { openModal } from "#lib/keys/modals.ts";
import { appStrings } from "#app/app.strings.ts";
import { SidebarContent } from "./SidebarContent.tsx";

/** Drawer menu of a phone, with a focus trap. */
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
      // The current entry, and the user menu's actions, close it too.
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
