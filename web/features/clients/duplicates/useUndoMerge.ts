import { useState } from "react";
import { undoMerge } from "#api/clients/duplicates.ts";
import { failureOf, missingRight } from "#api/failure.ts";
import { toast } from "#ui/feedback/toast.ts";
import { duplicatesStrings as text } from "./duplicates.strings.ts";

/** Undoes a merge and shows the result in a toast. */
export async function takeMergeBack(kept: string, gone: string): Promise<void> {
  try {
    await undoMerge(kept, gone);
    toast.success(text.undone);
  } catch (error) {
    console.warn(error);
    toast.error(missingRight(error) || failureOf(error).message || text.undoFailed);
  }
}

export function useUndoMerge() {
  const [isBusy, setBusy] = useState(false);
  const undo = async (kept: string, gone: string): Promise<void> => {
    setBusy(true);
    await takeMergeBack(kept, gone);
    setBusy(false);
  };
  return { isBusy, undo };
}
