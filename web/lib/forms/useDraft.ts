import { type ReadonlySignal, signal } from "@preact/signals-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type DraftOwner, draftOwner, dropDraft, writeDraft } from "./draft.ts";
import { formatTime } from "#lib/texts/formats.ts";

/** Time at which the draft was last stored, '10:42'. */
export type DraftTime = ReadonlySignal<string | null>;

const pauseMs = 400;

/**
 * Stores a draft shortly after each change and on blur; `time`: when it was last stored. `draftOf` returns the draft,
 * or null without changes. Nothing is stored after unmount, so that a sign-out leaves nothing. The draft stays its
 * first owner's, even after that person has left a shared computer.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  draftOf: (values: Values) => unknown,
) {
  // A signal, so that storing a draft does not render the form.
  const [time] = useState(() => signal<string | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draftOf);
  latest.current = draftOf;
  const first = useRef<DraftOwner>(draftOwner.peek());
  const owner = useCallback(() => (first.current ??= draftOwner.peek()), []);

  const keep = useCallback(() => {
    timer.current = undefined;
    const draft = latest.current(form.getValues());
    if (draft === null) return dropDraft(key, owner());
    if (owner() === null) return;
    writeDraft(key, draft, owner());
    time.value = formatTime();
  }, [form, key, owner, time]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      unsubscribe();
    };
  }, [form, keep]);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    keep();
  }, [keep]);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(key, owner());
    time.value = null;
  }, [key, owner, time]);
  return { time: time as DraftTime, flush, drop };
}
