import { removeToast, toast, type ToastAction } from "./toast.ts";

let last = 0;

/** Only what was done last is offered to be taken back: who does five things in a row does not wait for five messages. */
export function tellUndoable(text: string, action: ToastAction): void {
  removeToast(last);
  last = toast.undoable(text, action);
}
