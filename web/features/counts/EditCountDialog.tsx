import { saveCount } from "#api/stock/counts.ts";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { countsStrings } from "./counts.strings.ts";
import { type CountValues, inputOf, valuesOf } from "./countValues.ts";

const text = countsStrings.form;
type Props = { count: CountDocument; onClose: () => void };

/** Edits name, notes and whether an open count is blind; its scope cannot change. */
export function EditCountDialog({ count, onClose }: Props) {
  const { form, isBusy, submit } = useRecordForm<CountValues>(valuesOf(count), {
    save: async (values) => {
      await saveCount(count.id, { ...inputOf(values), version: count.version });
      toast.success(text.saved);
      onClose();
    },
    onFailed: ({ message }, isAtField) => {
      if (!isAtField) toast.error(message || text.saveFailed);
    },
  });
  return (
    <DialogForm title={text.edit} form={form} isBusy={isBusy} submit={submit} onClose={onClose}>
      <FormText<CountValues>
        path="name"
        label={words.name}
        rules={{ required: words.nameRequired }}
      />
      <div>
        <Checkbox {...form.register("blind")}>{text.blind}</Checkbox>
        <p className="field-hint">{text.blindHint}</p>
      </div>
      <FormTextArea<CountValues> path="notes" label={words.notes} isOptional />
      <p className="text-sm text-ink-3">{text.fixed}</p>
    </DialogForm>
  );
}
