/** Resolves a conflict with a save on another station: merge, discard, or save as a new document. */
import type { FieldValues } from "react-hook-form";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { toast } from "#ui/feedback/toast.ts";
import { documentTexts } from "./documents.strings.ts";
import type { DocumentEditor, Owner } from "./documentEditor.ts";
import type { Stored } from "./documentStart.ts";
import { mergeValues } from "./mergeValues.ts";
import { saveForm } from "./saveForm.ts";

/** Merges the other station's save into the typed values. */
export async function mergeStored<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
): Promise<void> {
  const { form, element, progress, rules, setConflict } = editor;
  const theirs = await loadStored(editor);
  if (!theirs) return;
  const typed = form.getValues();
  const other = otherOf(editor, typed, theirs);
  if (other) return setConflict({ kind: "other", owner: other.name });
  const { value, clashes } = mergeValues(progress.stored.base, typed, theirs.base);
  progress.stored = theirs;
  form.reset(rules.follow?.(value, typed) ?? value);
  setConflict({ kind: "merged", clashes });
  element.current?.focus({ preventScroll: true });
}

/**
 * Owner in the other station's save, when both sides chose one: then the saves are two documents, never merged. If only
 * one side changed the owner, the change was a correction.
 */
function otherOf<Values extends FieldValues>(
  { progress: { stored, unanswered }, rules }: DocumentEditor<Values>,
  typed: Values,
  theirs: Stored<Values>,
): Owner | null {
  if (!rules.ownerOf) return null;
  const [from, mine, saved] = [stored.base, typed, theirs.base].map(rules.ownerOf);
  if (!from || !mine || !saved || saved.id === mine.id || saved.id === from.id) return null;
  const isNewHere = stored.version === undefined && unanswered === null;
  return isNewHere || mine.id !== from.id ? saved : null;
}

/** Replaces the typed values by those of the other station. */
export async function discardTyped<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
): Promise<void> {
  const { form, element, progress, rules, setConflict } = editor;
  const theirs = await loadStored(editor);
  if (!theirs) return;
  progress.stored = theirs;
  form.reset(theirs.base);
  rules.onDiscard?.();
  setConflict(null);
  element.current?.focus({ preventScroll: true });
}

/** Saves the values as a new document. */
export async function saveAsNew<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
): Promise<void> {
  const { form, progress, rules, setConflict } = editor;
  progress.stored = { ...progress.stored, id: newId(), version: undefined };
  progress.unanswered = null;
  progress.isNew = true;
  form.reset(rules.withNewIds(form.getValues()));
  setConflict(null);
  await saveForm(editor);
}

/** Loads the save of the other station. Shows a message and returns null when that fails. */
async function loadStored<Values extends FieldValues>({
  form,
  progress,
  rules,
  setConflict,
}: DocumentEditor<Values>): Promise<Stored<Values> | null> {
  try {
    return await rules.load(progress.stored.id, form.getValues());
  } catch (error) {
    console.error(error);
    if (isNotFound(error)) setConflict({ kind: "deleted", message: messageOfCode("deleted") });
    else toast.error(documentTexts.conflict.loadFailed);
    return null;
  }
}
