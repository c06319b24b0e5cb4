import { useState } from "react";
import { dropDraft } from "#lib/draft.ts";
import { type DocumentStart, startFrom, type Stored } from "./documentStart.ts";

/** A start from the draft if there is one; `ignore` starts again without, under another `round` for the form's key. */
export function useDrafted<Values extends object>(draftKey: string, stored: Stored<Values>) {
  const [state, setState] = useState<{ round: number; start: DocumentStart<Values> }>(() => ({
    round: 0,
    start: startFrom(draftKey, stored),
  }));
  const ignore = () => {
    dropDraft(draftKey);
    setState(({ round }) => ({ round: round + 1, start: startFrom(draftKey, stored) }));
  };
  return { ...state, ignore };
}
