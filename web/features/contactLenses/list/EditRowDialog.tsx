import { useQuery } from "@tanstack/react-query";
import { type OrderValues, updateContactOrder } from "#api/sales/contactLenses.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { parseDay } from "#domain/core/days/days.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { lensLists } from "./lensLists.strings.ts";
import { rowName } from "./lensViews.ts";

const text = lensLists.edit;
type Values = Required<Pick<OrderValues, "supplier" | "reference" | "notes" | "given_on">>;

type Props = { row: ListedContactOrder; onClose: () => void };

/** Requires the hand-over day of a row that was given, from which the duration of its boxes counts. */
const checkGiven = (typed: string): string | true => parseDay(typed) !== null || text.givenRequired;

/** Edits supplier, reference and notes of a row, and the hand-over day once it was given. */
export function EditRowDialog({ row, onClose }: Props) {
  const { data: suppliers = [] } = useQuery(supplierQueries.all);
  const { supplier, reference, notes, status } = row;
  const isGiven = status === "given";
  const given_on = row.given_on.slice(0, 10);
  const { form, isBusy, submit } = useRecordForm<Values>(
    { supplier, reference, notes, given_on },
    {
      save: async ({ given_on: day, ...values }) => {
        const handOver = isGiven ? { given_on: day, expected: status } : {};
        await updateContactOrder(row.id, { ...values, ...handOver });
        toast.success(text.saved);
        onClose();
      },
      onFailed: ({ message }, isAtField) => {
        if (!isAtField) toast.error(message || text.failed);
      },
    },
  );
  const names = suppliers.map(({ id, name }) => [id, name] as const);
  // Shows the stored supplier while the list of suppliers loads.
  const own = row.expand?.supplier ? [[supplier, row.expand.supplier.name] as const] : [];
  return (
    <DialogForm
      title={text.title(rowName(row))}
      form={form}
      isBusy={isBusy}
      submit={submit}
      onClose={onClose}
    >
      {isGiven && (
        <DayField<Values> path="given_on" label={text.givenOn} rules={{ validate: checkGiven }} />
      )}
      <FormSelect<Values>
        path="supplier"
        label={words.supplier}
        options={Object.fromEntries([["", "-"], ...own, ...names])}
      />
      <FormText<Values> path="reference" label={words.reference} hint={text.referenceHint} />
      <FormTextArea<Values> path="notes" label={words.notes} rows={2} />
    </DialogForm>
  );
}
