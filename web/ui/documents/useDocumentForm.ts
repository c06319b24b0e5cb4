import { useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { sentence } from "#domain/core/messages.ts";
import { failureOf, isDeleted, isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { useDraft } from "#lib/useDraft.ts";
import { useLeaveWarning } from "#lib/useLeaveWarning.ts";
import { useOnce } from "#lib/useOnce.ts";
import { ui } from "#ui/ui.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import { type DocumentStart, type Draft, isSameWork, type Stored } from "./documentStart.ts";
import { mergeValues } from "./mergeValues.ts";

export type Conflict =
  /** Another station saved (or deleted) the document meanwhile: the server's sentence. */
  | { kind: "modified" | "deleted"; message: string }
  /** What it saved is in the form; `clashes` are the paths of what both changed. */
  | { kind: "merged"; clashes: string[] };

type Target = { id: string; version: string | undefined };
type DocumentRules<Values extends FieldValues> = {
  /** The sentence of each field that may not be sent, by its path. */
  check: (values: Values) => Record<string, string>;
  save: (target: Target, values: Values) => Promise<Stored<Values>>;
  /** What is stored now, for the form with these values; refused when the document is gone. */
  load: (id: string, values: Values) => Promise<Stored<Values>>;
  /** The same work under new ids, for a document that was deleted meanwhile. */
  renew: (values: Values) => Values;
  /** What follows from the values once they were merged, of those that were typed. */
  follow?: (merged: Values, typed: Values) => Values;
  /** What is sent after the save; false keeps the form open. */
  attach?: (id: string) => Promise<boolean>;
  /** Something changed that is not among the values, and how it is given up with them. */
  hasMore?: boolean;
  onDiscard?: () => void;
  onSaved: (isNew: boolean) => void;
  /** A save that failed: the server's sentence when it has one, and the path of its field. */
  onFailed: (message: string, path: string, isNew: boolean) => void;
  /** The server's sentences by field of a document that is not stored yet, once they are at their fields. */
  onNewRefused?: (fields: Record<string, string>, form: UseFormReturn<Values>) => void;
  /** The first sentence of the values that may not be sent. */
  onInvalid?: (message: string) => void;
};

const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** The form of a document that is saved whole: checks, draft, leave warning, Ctrl+S, and a conflict that loses nothing. */
export function useDocumentForm<Values extends FieldValues>(
  start: DocumentStart<Values>,
  rules: DocumentRules<Values>,
) {
  const element = useRef<HTMLFormElement>(null);
  const stored = useRef(start.stored);
  const isNew = useRef(start.stored.version === undefined);
  const isSaved = useRef(false);
  const unanswered = useRef<Values | null>(null);
  const { isBusy: isSaving, once } = useOnce();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const resolver: Resolver<Values> = (values) => {
    const errors = {};
    for (const [path, message] of Object.entries(rules.check(values)))
      set(errors, path, { type: "refused", message });
    return { values, errors };
  };
  const form = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  });
  const draft = useDraft(form, start.draftKey, (values): Draft<Values> | null =>
    isSameWork(values, stored.current.base) ? null : { stored: stored.current, values },
  );
  const hasChanged = () =>
    rules.hasMore === true || !isSameWork(form.getValues(), stored.current.base);
  useLeaveWarning(() => !isSaved.current && hasChanged(), ui.unsaved);

  function refused(error: unknown, sent: Values): void {
    const { status, message, fields } = failureOf(error);
    if (status === 409) {
      // A new document that exists already is one whose answer was lost: both started from what was sent then, where
      // that is known.
      if (stored.current.version === undefined && unanswered.current)
        stored.current = { ...stored.current, base: unanswered.current };
      return setConflict({ kind: isDeleted(error) ? "deleted" : "modified", message });
    }
    if (status === 0) unanswered.current ??= structuredClone(sent);
    for (const [path, text] of Object.entries(fields))
      form.setError(path as Path<Values>, { message: text });
    if (stored.current.version === undefined) rules.onNewRefused?.(fields, form);
    const [path, text] = Object.entries(fields)[0] ?? ["", message];
    rules.onFailed(text, path, isNew.current);
    focusFirstError(element.current);
  }
  async function save(values: Values): Promise<void> {
    try {
      stored.current = await rules.save(stored.current, values);
      setConflict(null);
      draft.drop();
    } catch (error) {
      console.error(error);
      return refused(error, values);
    }
    if (rules.attach && !(await rules.attach(stored.current.id))) return;
    isSaved.current = true;
    rules.onSaved(isNew.current);
  }
  const checked = form.handleSubmit(save, () => {
    const [message] = Object.values(rules.check(form.getValues()));
    if (message) rules.onInvalid?.(message);
    focusFirstError(element.current);
  });
  const submit = () => once(checked);
  useSaveShortcut(submit);

  /** What the other station saved; null, and said, when it cannot be had. */
  async function loadStored(): Promise<Stored<Values> | null> {
    try {
      return await rules.load(stored.current.id, form.getValues());
    } catch (error) {
      console.error(error);
      if (isNotFound(error)) setConflict({ kind: "deleted", message: sentence("deleted") });
      else toast.error(ui.conflict.loadFailed);
      return null;
    }
  }
  /** Brings in what the other station saved, around what is typed here. */
  async function merge(): Promise<void> {
    const theirs = await loadStored();
    if (!theirs) return;
    const typed = form.getValues();
    const { value, clashes } = mergeValues(stored.current.base, typed, theirs.base);
    stored.current = theirs;
    form.reset(rules.follow?.(value, typed) ?? value);
    setConflict({ kind: "merged", clashes });
    element.current?.focus({ preventScroll: true });
  }
  async function discard(): Promise<void> {
    const theirs = await loadStored();
    if (!theirs) return;
    stored.current = theirs;
    form.reset(theirs.base);
    rules.onDiscard?.();
    setConflict(null);
    element.current?.focus({ preventScroll: true });
  }
  /** The document is gone: the same work becomes a new one. */
  async function saveAsNew(): Promise<void> {
    stored.current = { ...stored.current, id: newId(), version: undefined };
    unanswered.current = null;
    isNew.current = true;
    form.reset(rules.renew(form.getValues()));
    setConflict(null);
    await checked();
  }
  return {
    form,
    element,
    draft,
    isSaving,
    conflict,
    submit,
    merge: () => once(merge),
    discard: () => once(discard),
    saveAsNew: () => once(saveAsNew),
  };
}
