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
import { sentence } from "../../../pb_hooks/domain/messages";
import { failureOf } from "../../lib/api";
import { useDraft } from "../../lib/useDraft";
import { useLeaveWarning } from "../../lib/useLeaveWarning";
import { useShortcut } from "../../lib/useShortcut";
import { ui } from "../strings";
import { toast } from "../toast";
import { type DocumentStart, type Draft, isSameWork } from "./documentStart";

/** Another station saved (or deleted) the document meanwhile: the server's sentence. */
export type Conflict = { kind: "modified" | "deleted"; message: string };

type Target = { id: string; version: string | undefined };
export type DocumentRules<Values extends FieldValues> = {
  /** The sentence of each field that may not be sent, by its path. */
  check: (values: Values) => Record<string, string>;
  save: (target: Target, values: Values) => Promise<unknown>;
  /** What is stored now; refused when the document is gone. */
  load: (id: string) => Promise<{ version: string; values: Values }>;
  /** The same work under new ids, for a document that was deleted meanwhile. */
  renew: (values: Values) => { id: string; values: Values };
  onSaved: () => void;
  /** What the screen says of a save that failed: the server's sentence when it has one, and the path of its field. */
  failed: (message: string, path: string) => string;
  /** The server's sentences by field, once they are at their fields. */
  onRefused?: (fields: Record<string, string>, form: UseFormReturn<Values>) => void;
};

const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

const isDeletion = (message: string): boolean =>
  message.replace(/\.$/, "") === sentence("deleted").replace(/\.$/, "");

/** The form of a document that is saved whole: checks, draft, leave warning, Ctrl+S, and a conflict that loses nothing. */
export function useDocumentForm<Values extends FieldValues>(
  start: DocumentStart<Values>,
  rules: DocumentRules<Values>,
) {
  const element = useRef<HTMLFormElement>(null);
  const stored = useRef(start.stored);
  const isSaved = useRef(false);
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
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
  useLeaveWarning(
    () => !isSaved.current && !isSameWork(form.getValues(), stored.current.base),
    ui.unsaved,
  );

  function refused(error: unknown): void {
    const { status, message, fields } = failureOf(error);
    if (status === 409)
      return setConflict({ kind: isDeletion(message) ? "deleted" : "modified", message });
    for (const [path, text] of Object.entries(fields))
      form.setError(path as Path<Values>, { message: text });
    rules.onRefused?.(fields, form);
    const [path, text] = Object.entries(fields)[0] ?? ["", message];
    toast.error(rules.failed(text, path));
    focusFirstError(element.current);
  }
  async function save(values: Values): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    try {
      await rules.save(stored.current, values);
      isSaved.current = true;
      draft.drop();
      rules.onSaved();
    } catch (error) {
      console.error(error);
      refused(error);
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  }
  const submit = form.handleSubmit(save, () => {
    const [message] = Object.values(rules.check(form.getValues()));
    if (message) toast.error(message);
    focusFirstError(element.current);
  });
  useShortcut("s", () => {
    if (!document.querySelector("dialog[open]")) void submit();
  });

  /** What is typed here takes the place of what the other station saved. */
  async function keepMine(): Promise<void> {
    const { version, values } = await rules.load(stored.current.id);
    stored.current = { ...stored.current, version, base: values };
    setConflict(null);
    await submit();
  }
  async function takeTheirs(): Promise<void> {
    const { version, values } = await rules.load(stored.current.id);
    stored.current = { ...stored.current, version, base: values };
    form.reset(values);
    setConflict(null);
  }
  async function saveAsNew(): Promise<void> {
    const { id, values } = rules.renew(form.getValues());
    stored.current = { ...stored.current, id, version: undefined };
    form.reset(values);
    setConflict(null);
    await submit();
  }
  return { form, element, draft, isSaving, conflict, submit, keepMine, takeTheirs, saveAsNew };
}
