import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount } from "#domain/core/money.ts";
import { formatCount } from "#lib/formats.ts";
import { receiptStatusLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { Button } from "#ui/page/Button.tsx";
import { DocumentFrame } from "#ui/documents/DocumentFrame.tsx";
import type { DocumentStart } from "#ui/documents/documentStart.ts";
import { fieldName } from "#ui/documents/fieldName.ts";
import { proposedNumber } from "#ui/documents/proposedNumber.ts";
import { useDocumentForm } from "#ui/documents/useDocumentForm.ts";
import { withNewRows } from "#ui/documents/withNewRows.ts";
import { SelectField, TextAreaField, TextField } from "#ui/form/Field.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { StockItemsCard } from "#ui/stock/StockItemsCard.tsx";
import { SupplierCombobox } from "#ui/stock/SupplierCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { loadReceipt, saveReceipt } from "#api/receipts.ts";
import { receiptColumns, ReceiptRow } from "./ReceiptRow.tsx";
import {
  blankRow,
  checkReceipt,
  inputOf,
  isCounted,
  type ReceiptValues,
  storedOf,
  totalOf,
  unitsOf,
} from "./receiptValues.ts";
import { strings } from "./receipts.strings.ts";

const text = strings.form;
const names = {
  receipt_number: text.number,
  supplier: text.supplier,
  date: text.date,
  status: text.status,
  notes: text.notes,
  product: text.product,
  quantity: text.quantity,
  price: text.price,
  received_quantity: text.received,
};

function HeadCard() {
  const { register, control, setValue, clearErrors, formState } = useFormContext<ReceiptValues>();
  const supplierName = useWatch({ control, name: "supplierName" });
  const { errors } = formState;
  return (
    <section className="card grid gap-4 p-4 md:grid-cols-4">
      <TextField
        label={text.number}
        error={errors.receipt_number?.message}
        {...register("receipt_number")}
      />
      <SupplierCombobox
        label={text.supplier}
        text={supplierName}
        error={errors.supplier?.message}
        onSelect={({ id, name }) => {
          clearErrors("supplier");
          setValue("supplierName", name);
          setValue("supplier", id, { shouldDirty: true });
        }}
      />
      <TextField label={text.date} type="date" error={errors.date?.message} {...register("date")} />
      <SelectField
        label={text.status}
        options={receiptStatusLabels}
        error={errors.status?.message}
        {...register("status")}
      />
    </section>
  );
}

function Totals() {
  const { control } = useFormContext<ReceiptValues>();
  const items = useWatch({ control, name: "items" });
  return (
    <>
      <span className="num text-right font-semibold max-md:hidden">
        {formatCount(unitsOf(items, "quantity"))}
      </span>
      <span className="max-md:hidden" />
      <span className="col-span-2 font-semibold max-md:hidden">
        {text.units(formatCount(unitsOf(items, "received_quantity")))}
      </span>
      <span className="flex items-baseline justify-between gap-2 md:contents">
        <span className="font-semibold md:hidden">{text.total}</span>
        <output className="num text-right text-md font-semibold">
          {formatAmount(totalOf(items))}
        </output>
      </span>
    </>
  );
}

const heads = [
  { text: text.product },
  { text: text.quantity, isNumber: true },
  { text: text.price, isNumber: true },
  { text: text.received },
  { text: "" },
  { text: text.lineTotal, isNumber: true },
  { text: "" },
];

function AllReceived() {
  const { getValues, setValue } = useFormContext<ReceiptValues>();
  const receiveAll = () =>
    getValues("items").forEach((row, index) =>
      setValue(`items.${index}.received_quantity`, row.quantity, { shouldDirty: true }),
    );
  return (
    <Button size="sm" icon="check" onClick={receiveAll}>
      {text.allReceived}
    </Button>
  );
}

const Items = () => (
  <StockItemsCard
    title={text.items}
    aside={<AllReceived />}
    columns={receiptColumns}
    heads={heads}
    Row={ReceiptRow}
    blankRow={blankRow}
    add={text.add}
    footClassName={`grid items-center gap-4 border-t border-line-strong p-2 max-md:px-4 md:px-4 ${receiptColumns}`}
    foot={<Totals />}
  />
);

function StockHint() {
  const { control } = useFormContext<ReceiptValues>();
  const [status, items] = useWatch({ control, name: ["status", "items"] });
  const units = unitsOf(items, "received_quantity");
  if (!isCounted(status) || units === 0) return null;
  return <FormNotice tone="info">{text.raises(units)}</FormNotice>;
}

type Props = {
  title: string;
  start: DocumentStart<ReceiptValues>;
  onIgnoreDraft: () => void;
  onDone: () => void;
};

/** A receipt: who, what, how many, and what of it came. */
export function ReceiptForm({ title, start, onIgnoreDraft, onDone }: Props) {
  const state = useDocumentForm<ReceiptValues>(start, {
    check: checkReceipt,
    save: async ({ id, version }, values) =>
      storedOf(await saveReceipt(id, inputOf(values, version))),
    load: async (id) => storedOf(await loadReceipt(id)),
    renew: withNewRows,
    onSaved: () => {
      toast.success(text.saved);
      onDone();
    },
    onInvalid: toast.error,
    onFailed: (message, path) =>
      toast.error(path.startsWith("items.") ? text.itemFailed(message) : message || text.failed),
    // Another station took the number meanwhile: the next one is proposed.
    onNewRefused: ({ receipt_number }, form) => {
      if (receipt_number) form.setValue("receipt_number", proposedNumber("BR"));
    },
  });
  return (
    <DocumentFrame
      title={title}
      back={{ href: paths.receipts, label: text.back }}
      record={paths.receipt(start.stored.id)}
      state={state}
      isDraft={start.isDraft}
      onIgnoreDraft={onIgnoreDraft}
      fieldName={(path) => fieldName(path, names, text.row)}
    >
      <HeadCard />
      <Items />
      <section className="card p-4">
        <TextAreaField
          label={text.notes}
          isOptional
          placeholder={text.notesPlaceholder}
          {...state.form.register("notes")}
        />
      </section>
      <StockHint />
    </DocumentFrame>
  );
}
