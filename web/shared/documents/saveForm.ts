import type { FieldValues, Path } from "react-hook-form";
import { failureOf, isDeleted } from "#api/failure.ts";
import { rejectUnselectedText } from "#ui/form/unselectedText.ts";
import { sayOf, toast } from "#ui/feedback/toast.ts";
import { formTexts } from "#ui/form/form.strings.ts";
import type { DocumentEditor } from "./documentEditor.ts";
import { isSameWork } from "./documentStart.ts";
import { mergeValues } from "./mergeValues.ts";

/** Checks and saves the values; focuses the first refused field. */
export async function saveForm<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
): Promise<void> {
  const { form, element, rules } = editor;
  if (rules.settle && !rules.settle()) return;
  /** Shows the first error, including the text of a combobox in which nothing was selected. */
  const refuse = (held: string | null) => {
    const message = held ?? Object.values(rules.check(form.getValues()))[0];
    if (message) sayOf(form.control, () => rules.onInvalid?.(message));
    focusFirstError(element.current);
  };
  const hold = () => rejectUnselectedText(form, element.current);
  await form.handleSubmit(
    (values) => {
      const held = hold();
      return held === null ? save(editor, values) : refuse(held);
    },
    () => refuse(hold()),
  )();
}

async function save<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
  typed: Values,
): Promise<void> {
  const { progress, rules, setConflict, dropDraft, confirm } = editor;
  const { base } = progress.stored;
  const days = rules.days ?? (() => []);
  if (!(await confirm(days(typed), days(base)))) return;
  const values = rules.confirm ? await rules.confirm(typed, base, editor.form) : typed;
  if (!values) return;
  const sent = structuredClone(editor.form.getValues());
  try {
    progress.stored = await rules.save(progress.stored, values);
  } catch (error) {
    console.error(error);
    return showFailure(editor, error, values);
  }
  setConflict(null);
  if (!isSameWork(editor.form.getValues(), sent)) return stayOpen(editor, sent);
  dropDraft();
  if (rules.attach && !(await rules.attach(progress.stored.id))) return;
  progress.isSaved = true;
  sayOf(editor.form.control, () => rules.onSaved(progress.isNew));
}

/** Keeps the form open, because values were typed after the sent ones: they are the next save. */
function stayOpen<Values extends FieldValues>(
  { form, progress, rules }: DocumentEditor<Values>,
  sent: Values,
): void {
  const typed = form.getValues();
  const { value } = mergeValues(sent, typed, progress.stored.base);
  progress.isNew = false;
  form.reset(rules.follow?.(value, typed) ?? value);
  sayOf(form.control, () => toast.error(formTexts.typedSince.kept));
}

function showFailure<Values extends FieldValues>(
  editor: DocumentEditor<Values>,
  error: unknown,
  sent: Values,
): void {
  const { status, message, fields } = failureOf(error);
  // Any other refusal with status 409 is shown at its field.
  if (status === 409 && "version" in fields) {
    startFromUnanswered(editor);
    return editor.setConflict({ kind: isDeleted(error) ? "deleted" : "modified", message });
  }
  if (status === 0) editor.progress.unanswered ??= structuredClone(sent);
  showRefusal(editor, error);
}

/** Merges from the values of the unanswered save: a new document that already exists was stored by it. */
function startFromUnanswered<Values extends FieldValues>({
  progress,
}: DocumentEditor<Values>): void {
  const { stored, unanswered } = progress;
  if (stored.version === undefined && unanswered) progress.stored = { ...stored, base: unanswered };
}

function showRefusal<Values extends FieldValues>(
  { form, element, progress, rules }: DocumentEditor<Values>,
  error: unknown,
): void {
  const { message, fields } = failureOf(error);
  const { fieldOf = (path: string) => path } = rules;
  for (const [path, text] of Object.entries(fields))
    form.setError(fieldOf(path) as Path<Values>, { message: text });
  if (progress.stored.version === undefined) rules.onNewRefused?.(fields, form);
  const [path, text] = Object.entries(fields)[0] ?? ["", message];
  sayOf(form.control, () => rules.onFailed(text, path, progress.isNew));
  focusFirstError(element.current);
}

/** Refused field, or the button that repairs a refused line. */
const firstError = '[aria-invalid="true"], [data-refused]';

/** Number of frames to wait for the errors, which a slow computer draws late. */
const framesOfErrors = 30;

function focusFirstError(form: HTMLFormElement | null, frames = framesOfErrors): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(firstError);
    if (field) field.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}
