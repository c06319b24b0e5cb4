import { removeToast, toast, type ToastAction } from "./toast.ts";

let last = 0;

/** What was done last is no longer offered to be taken back. */
export const dropUndo = (): void => removeToast(last);

/** Only what was done last is offered to be taken back: who does five things in a row does not wait for five messages. */
export function tellUndoable(text: string, action: ToastAction): void {
  dropUndo();
  last = toast.undoable(text, action);
}
