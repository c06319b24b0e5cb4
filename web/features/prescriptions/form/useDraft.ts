import { type ReadonlySignal, signal } from "@preact/signals-core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { dropDraft, writeDraft } from "../../../lib/draft";
import { type FormValues, isSameWork } from "./formValues";
import type { Draft, Stored } from "./startValues";

/** When the draft was last kept, '10:42'. */
export type DraftTime = ReadonlySignal<string | null>;

const pauseMs = 400;

/** 'HH:MM'. By hand: the first use of Intl costs a slow machine sixty milliseconds in the middle of typing. */
const clock = (now = new Date()): string =>
  [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * Keeps what is typed in this browser, a moment after each change and whenever a field is left; `time` says when it was
 * last kept. Nothing is written after the form is gone: signing out must leave nothing behind.
 */
export function useDraft(
  form: UseFormReturn<FormValues>,
  key: string,
  stored: { current: Stored },
) {
  // A signal: the form must not render again each time a draft is kept.
  const [time] = useState(() => signal<string | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    timer.current = undefined;
    const draft: Draft = { stored: stored.current, values: form.getValues() };
    if (isSameWork(draft.values, draft.stored.base)) return dropDraft(key);
    writeDraft(key, draft);
    time.value = clock();
  }, [form, key, stored, time]);

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
