import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, set, useForm } from "react-hook-form";
import { useDraft } from "#lib/forms/useDraft.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { unsavedDraft } from "#ui/form/leaving.strings.ts";
import { useFutureQuestion } from "#ui/form/useFutureQuestion.tsx";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import type { Conflict, DocumentEditor, DocumentRules, Progress } from "./documentEditor.ts";
import { type DocumentStart, draftOf, isSameWork } from "./documentStart.ts";
import { discardTyped, mergeStored, saveAsNew } from "./resolveConflict.ts";
import { saveForm } from "./saveForm.ts";

/** State of a document's form: checks, draft, warning before leaving, Ctrl+S, conflict resolution. */
export function useDocumentForm<Values extends FieldValues>(
  start: DocumentStart<Values>,
  rules: DocumentRules<Values>,
) {
  const element = useRef<HTMLFormElement>(null);
  const progress = useRef(progressFrom(start)).current;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isBusy: isSaving, once } = useOnce();
  const form = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver: resolverOf(rules.check),
    shouldFocusError: false,
  });
  const draft = useDraft(form, start.draftKey, (values) => draftOf(progress.stored, values));
  const hasChanged = () =>
    rules.hasOtherChanges === true || !isSameWork(form.getValues(), progress.stored.base);
  useLeaveWarning(() => !progress.isSaved && hasChanged(), unsavedDraft);

  const { confirm, question } = useFutureQuestion();
  const editor = { form, element, progress, rules, setConflict, dropDraft: draft.drop, confirm };
  const run = (step: (editor: DocumentEditor<Values>) => Promise<void>) => () =>
    once(() => step(editor));
  const submit = run(saveForm);
  useSaveShortcut(submit);
  return {
    form,
    /** Returns the stored values, as last loaded or saved. */
    base: () => progress.stored.base,
    element,
    draft,
    isSaving,
    conflict,
    /** Dialog with the question of a save, to be rendered by the form. */
    question,
    submit,
    merge: run(mergeStored),
    discard: run(discardTyped),
    saveAsNew: run(saveAsNew),
  };
}

const progressFrom = <Values>({ stored }: DocumentStart<Values>): Progress<Values> => ({
  stored,
  isNew: stored.version === undefined,
  isSaved: false,
  unanswered: null,
});

/** Shows the errors of `check` at their fields. */
function resolverOf<Values extends FieldValues>(
  check: DocumentRules<Values>["check"],
): Resolver<Values> {
  return (values) => {
    const errors = {};
    for (const [path, message] of Object.entries(check(values)))
      set(errors, path, { type: "refused", message });
    return { values, errors };
  };
}
