import { useLayoutEffect, useRef } from "react";
import { leaving } from "#lib/forms/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { appStrings } from "#app/app.strings.ts";

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.matches("main :is(input, select, textarea)")
    ? target
    : null;

/** Last focused field, to focus when the user stays. */
let field = fieldOf(document.activeElement);
document.addEventListener("focusin", ({ target }) => {
  field = fieldOf(target) ?? field;
});

/** Question before unsaved changes are left, by link, button or browser arrows. */
export function LeaveDialog() {
  const pending = useValue(leaving);
  return pending && <Question {...pending} />;
}

type Props = { text: string; answer: (leaves: boolean) => void };

function Question({ text: what, answer }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  // Before the dialog, which restores the focus.
  useLayoutEffect(() => field?.focus({ preventScroll: true }), []);
  return (
    <Dialog
      title={appStrings.leaving.title}
      // It is asked above the lock too, while the page under it is not visible.
      className="visible"
      onClose={() => answer(false)}
      // Enter loses nothing.
      onOpened={() => stay.current?.focus()}
    >
      <p>{what}</p>
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <Button variant="danger-quiet" onClick={() => answer(true)}>
          {appStrings.leaving.leave}
        </Button>
        <Button ref={stay} variant="primary" onClick={() => answer(false)}>
          {appStrings.leaving.stay}
        </Button>
      </div>
    </Dialog>
  );
}
