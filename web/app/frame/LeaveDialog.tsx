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

/** Field that last had the focus, and gets it back if the user stays. */
let field = fieldOf(document.activeElement);
document.addEventListener("focusin", ({ target }) => {
  field = fieldOf(target) ?? field;
});

/** Asks before unsaved changes are left by a link, a button or the browser's arrows. */
export function LeaveDialog() {
  const pending = useValue(leaving);
  return pending && <Question {...pending} />;
}

type Props = { text: string; answer: (leaves: boolean) => void };

function Question({ text: what, answer }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  // Focuses the field before the dialog opens, because the dialog restores the focus to it.
  useLayoutEffect(() => field?.focus({ preventScroll: true }), []);
  return (
    <Dialog
      title={appStrings.leaving.title}
      // Visible above the lock too, which hides the page.
      className="visible"
      onClose={() => answer(false)}
      // Focuses 'stay', so that Enter loses nothing.
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
