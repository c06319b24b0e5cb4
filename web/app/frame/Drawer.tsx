import { useEffect, useRef } from "react";
import { IconButton } from "#ui/page/Button.tsx";
import { openModal } from "#lib/modals.ts";
import { strings } from "#app/app.strings.ts";
import { SidebarContent } from "./SidebarContent.tsx";

/** The menu of a phone: slides in over the page, keeps the focus inside. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    return ref.current ? openModal(ref.current) : undefined;
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={strings.nav}
      className="enter-left m-0 h-dvh max-h-none w-76 max-w-[85vw] bg-canvas p-0 text-ink shadow-dialog"
      onCancel={onClose}
      // The entry of the page in view leads nowhere else, and closes it too; so does what the user's menu does.
      onClick={(event) =>
        event.target instanceof Element && event.target.closest("a, [role=menuitem]") && onClose()
      }
      onMouseDown={(event) => event.target === ref.current && onClose()}
    >
      <div className="flex min-h-full flex-col p-3">
        <IconButton
          icon="cross"
          label={strings.closeMenu}
          className="mb-1 self-end"
          onClick={onClose}
        />
        <SidebarContent isNarrow={false} />
      </div>
    </dialog>
  );
}
