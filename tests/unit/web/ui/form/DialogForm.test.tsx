import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emulateDialogs } from "#support/modalDialogs.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";

emulateDialogs();
beforeEach(() => setScreenWidth(1366));
afterEach(cleanup);

/** Renders a dialog with a field; `press` presses the page beside it. */
function open() {
  const onClose = vi.fn<() => void>();
  render(
    <FormDialog title="Nouveau client" submit={() => {}} onClose={onClose}>
      <input aria-label="Nom" />
    </FormDialog>,
  );
  return { onClose, press: () => fireEvent.mouseDown(screen.getByRole("dialog")) };
}

it("a press beside a dialog closes it while nothing was typed", () => {
  const { onClose, press } = open();
  press();
  expect(onClose).toHaveBeenCalledOnce();
});

it("a press beside a dialog keeps what was typed; 'Annuler' closes it", () => {
  const { onClose, press } = open();
  fireEvent.change(screen.getByLabelText("Nom"), { target: { value: "Benali" } });
  press();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [true, [["Ce que vous avez saisi pendant l’enregistrement n’est pas enregistré."]]],
  [false, []],
])("a dialog that closes says what was typed during its save (%s)", (isBusy, said) => {
  const say = vi.spyOn(toast, "error");
  const dialog = (busy: boolean) => (
    <FormDialog title="Nouveau client" isBusy={busy} submit={() => {}} onClose={() => {}}>
      <input aria-label="Nom" />
    </FormDialog>
  );
  const { rerender, unmount } = render(dialog(true));
  fireEvent.change(screen.getByLabelText("Nom"), { target: { value: "Benali" } });
  // After a failed save the dialog is open, and still has the value.
  if (!isBusy) rerender(dialog(false));
  unmount();
  expect(say.mock.calls).toEqual(said);
  say.mockRestore();
});
