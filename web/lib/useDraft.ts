import { type ReadonlySignal, signal } from "@preact/signals-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, writeDraft } from "./draft.ts";
import { formatTime } from "./formats.ts";

/** When the draft was last kept, '10:42'. */
export type DraftTime = ReadonlySignal<string | null>;

const pauseMs = 400;

/**
 * Keeps what is typed in this browser, a moment after each change and whenever a field is left; `time` says when it was
 * last kept. `draftOf` gives what to keep, null when nothing differs from what is stored. Nothing is written after the
 * form is gone: signing out must leave nothing behind.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  draftOf: (values: Values) => unknown,
) {
  // A signal: the form must not render again each time a draft is kept.
  const [time] = useState(() => signal<string | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draftOf);
  latest.current = draftOf;

  const keep = useCallback(() => {
    timer.current = undefined;
    const draft = latest.current(form.getValues());
    if (draft === null) return dropDraft(key);
    writeDraft(key, draft);
    time.value = formatTime();
  }, [form, key, time]);

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
    dropDraft(key);
    time.value = null;
  }, [key, time]);
  return { time: time as DraftTime, flush, drop };
}
