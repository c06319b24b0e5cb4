import { useCallback } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { adjustmentReasonLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { DocumentFrame } from "#ui/documents/DocumentFrame.tsx";
import type { DocumentStart } from "#ui/documents/documentStart.ts";
import { fieldName } from "#ui/documents/fieldName.ts";
import { proposedNumber } from "#ui/documents/proposedNumber.ts";
import { useDocumentForm } from "#ui/documents/useDocumentForm.ts";
import { withNewRows } from "#ui/documents/withNewRows.ts";
import { SelectField, TextAreaField, TextField } from "#ui/form/Field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { loadAdjustment, saveAdjustment } from "#api/adjustments.ts";
import { adjustmentColumns, AdjustmentRow } from "./AdjustmentRow.tsx";
import {
  type AdjustmentValues,
  blankRow,
  checkAdjustment,
  inputOf,
  storedOf,
  withDifferences,
} from "./adjustmentValues.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;
const names = {
  adjustment_number: text.number,
  date: text.date,
  reason: text.reason,
  notes: text.notes,
  product: text.product,
  quantity: text.quantity,
};

function HeadCard() {
  const { register, formState } = useFormContext<AdjustmentValues>();
  const { errors } = formState;
  return (
    <section className="card grid gap-4 p-4 md:grid-cols-3">
      <TextField
        label={text.number}
        error={errors.adjustment_number?.message}
        {...register("adjustment_number")}
      />
      <TextField label={text.date} type="date" error={errors.date?.message} {...register("date")} />
      <SelectField
        label={text.reason}
        options={adjustmentReasonLabels}
        error={errors.reason?.message}
        {...register("reason")}
      />
    </section>
  );
}

function ItemsCard() {
  const { control } = useFormContext<AdjustmentValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "items", keyName: "key" });
  const onRemove = useCallback((index: number) => remove(index), [remove]);
  const add = () => {
    const row = blankRow();
    append(row, { shouldFocus: false });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#product-${row.id}`)?.focus());
  };
  const heads = [text.product, text.counted, text.quantity, text.stock, text.itemNotes];
  return (
    <section className="card" aria-labelledby="items-title">
      <div className="card-head flex-wrap">
        <h2 id="items-title" className="card-title flex-1">
          {text.items}
        </h2>
        <p className="text-sm text-ink-3">{text.countedHint}</p>
      </div>
      <div
        className={`hidden md:grid ${adjustmentColumns} h-9 items-center gap-x-4 border-b border-line px-4 text-xs font-semibold text-ink-3`}
        aria-hidden="true"
      >
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className="max-md:px-4">
        {fields.map((row, index) => (
          <AdjustmentRow
            key={row.key}
            index={index}
            canRemove={fields.length > 1}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line p-2 md:px-4">
        <Button variant="quiet" icon="plus" onClick={add} data-enter>
          {text.add}
        </Button>
        <p className="text-sm text-ink-3">{text.quantityHint}</p>
      </div>
    </section>
  );
}

type Props = {
  title: string;
  start: DocumentStart<AdjustmentValues>;
  onIgnoreDraft: () => void;
  onDone: () => void;
};

/** A correction of the stock by hand: what, by how much, why. */
export function AdjustmentForm({ title, start, onIgnoreDraft, onDone }: Props) {
  const state = useDocumentForm<AdjustmentValues>(start, {
    check: checkAdjustment,
    save: async ({ id, version }, values) =>
      storedOf(await saveAdjustment(id, inputOf(values, version))),
    load: async (id) => storedOf(await loadAdjustment(id)),
    renew: withNewRows,
    follow: withDifferences,
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      onDone();
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.failed),
    // Another station took the number meanwhile: the next one is proposed.
    onNewRefused: ({ adjustment_number }, form) => {
      if (adjustment_number) form.setValue("adjustment_number", proposedNumber("AJ"));
    },
  });
  return (
    <DocumentFrame
      title={title}
      back={{ href: paths.adjustments, label: text.back }}
      state={state}
      isDraft={start.isDraft}
      onIgnoreDraft={onIgnoreDraft}
      fieldName={(path) => fieldName(path, names, text.row)}
    >
      <HeadCard />
      <ItemsCard />
      <section className="card p-4">
        <TextAreaField label={text.notes} isOptional {...state.form.register("notes")} />
      </section>
    </DocumentFrame>
  );
}
