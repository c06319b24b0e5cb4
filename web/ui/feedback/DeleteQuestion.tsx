import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { removeToast } from "./toast.ts";

type Props = { toastId: string; onConfirm: () => void };

/** The question before a deletion, inside its toast. */
export function DeleteQuestion({ toastId, onConfirm }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusWhileShown(cancel);
  const close = () => removeToast(toastId);
  const confirm = () => {
    close();
    onConfirm();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A dialog that the question stands in would close too.
    event.preventDefault();
    close();
  };
  return (
    <div
      role="alertdialog"
      aria-label={ui.confirmTitle}
      className="grid flex-1 gap-3"
      onKeyDown={closeOnEscape}
    >
      <div>
        <p className="font-semibold">{ui.confirmTitle}</p>
        <p className="text-ink-2">{ui.confirmText}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={cancel} size="sm" onClick={close}>
          {ui.cancel}
        </Button>
        <Button variant="danger" size="sm" onClick={confirm}>
          {ui.remove}
        </Button>
      </div>
    </div>
  );
}

/** The keyboard can answer at once, and the wrong key does no harm; then the focus goes back to where it was. */
function useFocusWhileShown(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    target.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [target]);
}
