import { removeToast, toast, type ToastAction } from "./toast.ts";

let last = "";

/** Removes the undo of the last action. */
export const dropUndo = (): void => removeToast(last);

/** Toast with undo for the last action only, so that five actions do not queue five toasts. */
export function tellUndoable(text: string, action: ToastAction): void {
  dropUndo();
  last = toast.undoable(text, action);
}
