import { useEffect, useLayoutEffect, useRef } from "react";
import { leaving } from "#lib/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { text } from "./leave.strings.ts";

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.matches("main :is(input, select, textarea)")
    ? target
    : null;

/** The field that had the focus last, also before this file was loaded: who stays goes on there. */
let field = fieldOf(document.activeElement);
document.addEventListener("focusin", ({ target }) => {
  field = fieldOf(target) ?? field;
});

/** Before a page with unsaved work is left: by a link, by a button, by the browser's own arrows. */
export function LeaveDialog() {
  const asked = useValue(leaving);
  return asked && <Question {...asked} />;
}

type Props = { text: string; answer: (leaves: boolean) => void };

function Question({ text: what, answer }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  // Before the dialog, which gives the focus back to whom it took it from.
  useLayoutEffect(() => field?.focus({ preventScroll: true }), []);
  // After the dialog's own focus: Enter loses nothing.
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog title={text.title} onClose={() => answer(false)}>
      <p>{what}</p>
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button variant="danger-quiet" onClick={() => answer(true)}>
          {text.leave}
        </Button>
        <Button ref={stay} variant="primary" onClick={() => answer(false)}>
          {text.stay}
        </Button>
      </div>
    </Dialog>
  );
}
