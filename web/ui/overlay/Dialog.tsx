import { words } from "#lib/texts/words.strings.ts";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { ServerNotice } from "#ui/feedback/ServerNotice.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { openModal } from "#lib/keys/modals.ts";
import { useSheet } from "#ui/sheet/useSheet.ts";

type Props = {
  title: string;
  /** Shown in place of the title, which then is only the accessible name. */
  head?: ReactNode;
  onClose: () => void;
  /** Moves the focus after the dialog has set its own. */
  onOpened?: () => void;
  children: ReactNode;
  className?: string;
};

/** Ignores key repeats of the Enter that opened the dialog. */
function keepHeldEnter(event: KeyboardEvent) {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (event.key === "Enter" && event.repeat && !isText) event.preventDefault();
}

/**
 * Native modal dialog, which traps and restores the focus. On a phone it is a sheet that can be dragged. A press beside
 * or a drag to the bottom closes it, but not once a value was typed into its form.
 */
export function Dialog({ className = "", ...props }: Props) {
  const { title, onClose } = props;
  const parts = useSheet();
  const isTyped = useRef(false);
  const closeUntouched = () => {
    if (!isTyped.current) onClose();
  };
  const dialog = {
    // Overrides the role that the library would set.
    role: "dialog",
    tabIndex: -1,
    "aria-label": title,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onKeyDown: keepHeldEnter,
    onChange: ({ target }: SyntheticEvent) => {
      if (target instanceof Element && target.closest("form")) isTyped.current = true;
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) closeUntouched();
    },
  };
  if (!parts)
    return (
      <dialog
        {...dialog}
        className={`dialog outline-none enter-fade max-md:enter-bottom ${className}`}
      >
        <Content {...props} />
      </dialog>
    );
  return (
    <parts.SheetRoot
      viewport={<dialog {...dialog} className="sheet-viewport outline-none" />}
      onClose={onClose}
      onPulled={closeUntouched}
    >
      <parts.SheetPopup className={`sheet-dialog enter-bottom ${className}`}>
        <Content {...props} />
      </parts.SheetPopup>
    </parts.SheetRoot>
  );
}

/** Head and body of a dialog; opens the dialog element around them. */
function Content({ title, head, onClose, onOpened, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const opened = useRef(onOpened);
  useEffect(() => {
    const dialog = ref.current?.closest("dialog");
    if (!dialog) return;
    const close = openModal(dialog);
    // Focuses the first field and selects its text; by default the close button would get the focus.
    const field = dialog.querySelector<HTMLElement>("input, select, textarea");
    // Without a field, the dialog itself gets the focus.
    (field ?? dialog).focus();
    if (field instanceof HTMLInputElement) field.select();
    opened.current?.();
    return close;
  }, []);
  return (
    <>
      <div
        ref={ref}
        className="sticky top-0 z-10 flex min-h-14 items-center gap-3 border-b border-line bg-pop py-2 pr-2 pl-5"
      >
        {head ?? <h2 className="card-title flex-1">{title}</h2>}
        <IconButton icon="cross" label={words.close} onClick={onClose} />
      </div>
      <div className="grid gap-4 p-5">
        <ServerNotice isInDialog />
        {children}
      </div>
    </>
  );
}
