import { words } from "#lib/words.strings.ts";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { closeQuestion } from "./confirmDelete.ts";
import { shownText } from "./shownText.ts";
import { useStay } from "./useStay.ts";

type Props = {
  id: number;
  target: string;
  consequence: string;
  durationMs: number;
  onConfirm: () => void;
};

/** Deletion question: two lines in the toasts' band with dependent records; a bottom sheet on a phone. */
export function DeleteQuestion({ id, target, consequence, durationMs, onConfirm }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const shown = shownText(target);
  useFocusWhileShown(cancel);
  const stay = useStay(id, durationMs);
  const confirm = () => {
    closeQuestion();
    onConfirm();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Otherwise the surrounding dialog would close too.
    event.preventDefault();
    closeQuestion();
  };
  return (
    <div
      role="alertdialog"
      aria-label={ui.confirmTitle}
      aria-describedby={textId}
      className="toast toast-question enter-toast max-md:enter-bottom"
      onKeyDown={closeOnEscape}
      {...stay}
    >
      <div id={textId} className="min-w-0 flex-1">
        <p
          className="min-w-0 truncate font-medium max-md:whitespace-normal"
          title={typeof shown === "string" ? shown : undefined}
        >
          {shown}
        </p>
        <p>
          {consequence && <b className="font-semibold text-bad-ink">{shownText(consequence)}. </b>}
          {ui.confirmTitle} <span className="text-ink-3">{ui.confirmText}</span>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        <Button ref={cancel} size="sm" className="md:h-7 md:px-2" onClick={closeQuestion}>
          {words.cancel}
        </Button>
        <Button variant="danger" size="sm" className="md:h-7 md:px-2" onClick={confirm}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

/** Focuses 'Annuler'; restores the focus afterwards. */
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
