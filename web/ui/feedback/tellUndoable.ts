import { words } from "#lib/texts/words.strings.ts";
import { removeToast, toast } from "./toast.ts";

let last = "";

/** Removes the toast that offers to undo the last action. */
export const dropUndo = (): void => removeToast(last);

/** Shows a toast with undo. It replaces the former one, so that five actions do not queue five toasts. */
export function tellUndoable(text: string, act: () => void, label: string = words.cancel): void {
  dropUndo();
  last = toast.undoable(text, { label, act });
}
