import { words } from "#lib/words.strings.ts";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { ServerNotice } from "#ui/feedback/ServerNotice.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { openModal } from "#lib/modals.ts";

type Props = {
  title: string;
  /** Replaces the title, which then only names the dialog. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
};

/** Ignores the held Enter that opened the dialog. */
function keepHeldEnter(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.key === "Enter" && event.repeat && !isText) event.preventDefault();
}

/** Native modal dialog with focus trap and restore; a bottom sheet on a phone. */
export function Dialog({ title, head, onClose, children, className = "" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const close = openModal(dialog);
    // Focuses the first field and selects its text, instead of the close button.
    const field = dialog.querySelector<HTMLElement>("input, select, textarea");
    // Without fields the dialog itself has the focus.
    (field ?? dialog).focus();
    if (field instanceof HTMLInputElement) field.select();
    return close;
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={`dialog outline-none enter-fade max-md:enter-bottom ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepHeldEnter}
      onMouseDown={(event) => event.target === ref.current && onClose()}
    >
      <div className="sticky top-0 z-10 flex min-h-14 items-center gap-3 border-b border-line bg-pop py-2 pr-2 pl-5">
        {head ?? <h2 className="card-title flex-1">{title}</h2>}
        <IconButton icon="cross" label={words.close} onClick={onClose} />
      </div>
      <div className="grid gap-4 p-5">
        <ServerNotice isInDialog />
        {children}
      </div>
    </dialog>
  );
}
