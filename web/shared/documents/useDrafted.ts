import { useCallback, useEffect, useState } from "react";
import {
  dropDraft,
  dropLeft,
  exchangeDraft,
  type LeftDraft,
  leftDrafts,
  readDraft,
} from "#lib/draft.ts";
import {
  asDraft,
  type DocumentStart,
  type Draft,
  startFrom,
  type Stored,
} from "./documentStart.ts";

/** What a form says of its drafts, and what can be done with them. */
export type Drafts = {
  /** The draft that the form was opened with. */
  restored: { at: number | undefined; isStored: boolean } | null;
  erase: () => void;
  /** Brings back what was erased. */
  undo: (() => void) | null;
  /** A draft of a tab that is gone, the latest first. */
  left: { at: number | undefined; whose: string; take: () => void; erase: () => void } | null;
};

type State<Values> = { round: number; start: DocumentStart<Values>; erased: unknown };

/**
 * A start from the draft of this tab if there is one; what is done with drafts starts again, under another `round` for
 * the form's key.
 */
export function useDrafted<Values extends object>(draftKey: string, stored: Stored<Values>) {
  const [state, setState] = useState<State<Values>>(() => ({
    round: 0,
    start: startFrom(draftKey, stored),
    erased: null,
  }));
  const restart = (erased: unknown = null) =>
    setState(({ round }) => ({
      round: round + 1,
      start: startFrom(draftKey, stored),
      erased,
    }));
  const { start, round, erased } = state;
  const left = useLeft(draftKey, stored.base, round);
  const take = (value: unknown) => {
    exchangeDraft(draftKey, value);
    restart();
  };
  const drafts: Drafts = {
    restored: start.isDraft ? { at: start.at, isStored: start.stored.version !== undefined } : null,
    erase: () => {
      const draft = readDraft(draftKey);
      dropDraft(draftKey);
      restart(draft);
    },
    undo: erased === null ? null : () => take(erased),
    left: left.first && {
      at: left.first.draft.at,
      whose: whoseIs(left.first.draft.values),
      take: () => {
        const { slot, draft } = left.first ?? {};
        if (!slot || !draft) return;
        dropLeft({ slot, value: draft });
        take(draft);
      },
      erase: () => {
        const erasedNow = left.first?.draft ?? null;
        left.erase();
        setState((before) => ({ ...before, erased: erasedNow }));
      },
    },
  };
  return { round, start, drafts };
}

/** Whom the work is for, as far as it says. */
function whoseIs(values: object): string {
  const [, name] =
    Object.entries(values).find(([key]) => /^(client|supplier)Name$/.test(key)) ?? [];
  return typeof name === "string" ? name : "";
}

type Left<Values> = { slot: string; draft: Draft<Values> };
/** Always the same: what is still nothing draws no form again. */
const none: never[] = [];

/** The latest draft whose tab is gone; asked again when the form starts again. */
function useLeft<Values extends object>(key: string, model: Values, round: number) {
  const [all, setAll] = useState<Left<Values>[]>(none);
  const [base] = useState(model);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = (await leftDrafts(key)).flatMap(({ slot, value }: LeftDraft) => {
        const draft = asDraft(value, base);
        return draft ? [{ slot, draft }] : [];
      });
      if (isOver || found.length === 0) return;
      setAll(found.sort((a, b) => (b.draft.at ?? 0) - (a.draft.at ?? 0)));
    };
    setAll(none);
    void look();
    return () => {
      isOver = true;
    };
  }, [key, base, round]);
  const first = all[0] ?? null;
  const erase = useCallback(() => {
    if (first) dropLeft({ slot: first.slot, value: null });
    setAll((before) => before.slice(1));
  }, [first]);
  return { first, erase };
}
