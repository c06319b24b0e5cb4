import { useCallback, useEffect, useRef, useState } from "react";
import { personQuestion } from "#api/session/prompts.ts";
import {
  draftOwner,
  dropDraft,
  dropLeft,
  exchangeDraft,
  type LeftDraft,
  leftDrafts,
  readDraft,
} from "#lib/forms/draft.ts";
import { isUnsaved } from "#lib/forms/useLeaveWarning.ts";
import {
  asDraft,
  type DocumentStart,
  type Draft,
  startFrom,
  type Stored,
} from "./documentStart.ts";

/** Drafts that concern a form, with the actions on them. */
export type Drafts = {
  /** Draft from which the form started; `isStored`: it changes a stored document. */
  restored: { at: number | undefined; isStored: boolean } | null;
  erase: () => void;
  /** Restores the draft that was just erased. */
  undo: (() => void) | null;
  /** Newest draft that a closed tab left for this form. */
  left: { at: number | undefined; owner: string; take: () => void; erase: () => void } | null;
};

type State<Values> = { round: number; start: DocumentStart<Values>; erased: unknown };

/**
 * Start values of a form, from the draft of this tab if any. Draft actions restart the form: `round` is part of its
 * React key.
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
  useHandover(restart);
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
      owner: ownerNameOf(left.first.draft.values),
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

/**
 * Restarts the form when another person signs in on a shared computer. That person inherits work typed while nobody was
 * signed in. Signing in to save finishes that save first.
 */
function useHandover(restart: () => void): void {
  const owner = useRef(draftOwner.peek());
  const latest = useRef(restart);
  useEffect(() => {
    latest.current = restart;
  });
  useEffect(
    () =>
      draftOwner.subscribe((now) => {
        const before = owner.current;
        if (now === null || now === before) return;
        owner.current = now;
        const isAdopted = before === null && isUnsaved();
        if (!isAdopted && !personQuestion.peek()?.write) latest.current();
      }),
    [],
  );
}

/** Name of the client or supplier in a draft. */
function ownerNameOf(values: object): string {
  const [, name] =
    Object.entries(values).find(([key]) => /^(client|supplier)Name$/.test(key)) ?? [];
  return typeof name === "string" ? name : "";
}

type Left<Values> = { slot: string; draft: Draft<Values> };
/** One constant array, so that an empty result triggers no render. */
const none: never[] = [];

/** Newest draft of a closed tab; looked up again when the form restarts. */
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
