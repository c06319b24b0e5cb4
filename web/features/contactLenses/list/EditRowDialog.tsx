import { useQuery } from "@tanstack/react-query";
import { type OrderValues, updateContactOrder } from "#api/sales/contactLenses.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { lensLists } from "./lensLists.strings.ts";
import { rowName } from "./lensViews.ts";

const text = lensLists.edit;
type Values = Required<Pick<OrderValues, "supplier" | "reference" | "notes">>;

type Props = { row: ListedContactOrder; onClose: () => void };

/** Supplier, reference and notes of a row. */
export function EditRowDialog({ row, onClose }: Props) {
  const { data: suppliers = [] } = useQuery(supplierQueries.all);
  const { supplier, reference, notes } = row;
  const { form, isBusy, submit } = useRecordForm<Values>(
    { supplier, reference, notes },
    {
      save: async (values) => {
        await updateContactOrder(row.id, values);
        toast.success(text.saved);
        onClose();
      },
      onFailed: ({ message }, isAtField) => {
        if (!isAtField) toast.error(message || text.failed);
      },
    },
  );
  const names = suppliers.map(({ id, name }) => [id, name] as const);
  // The stored one stays while the names load.
  const own = row.expand?.supplier ? [[supplier, row.expand.supplier.name] as const] : [];
  return (
    <DialogForm
      title={text.title(rowName(row))}
      form={form}
      isBusy={isBusy}
      submit={submit}
      onClose={onClose}
    >
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
