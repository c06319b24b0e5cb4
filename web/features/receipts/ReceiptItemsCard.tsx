import { Money } from "#ui/page/Money.tsx";
import { useFormContext, useWatch } from "react-hook-form";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { StockItemsCard } from "#shared/stock/StockItemsCard.tsx";
import { receiptColumns, ReceiptRow } from "./ReceiptRow.tsx";
import {
  blankRow,
  isCounted,
  type ReceiptValues,
  stockChange,
  totalOf,
  unitsOf,
  withAllReceived,
} from "./receiptValues.ts";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.form;

function Totals() {
  const { control } = useFormContext<ReceiptValues>();
  const [status, items] = useWatch({ control, name: ["status", "items"] });
  const received = unitsOf(items, "received_quantity");
  return (
    <>
      <span className="num text-right font-medium max-md:hidden">
        {formatCount(unitsOf(items, "quantity"))}
      </span>
      <span className="max-md:hidden" />
      <span className="flex items-baseline gap-4 md:contents">
        <span className="font-semibold md:hidden">{words.total}</span>
        <span className="justify-self-end font-medium whitespace-nowrap">
          {text.units(formatCount(received))}
        </span>
        <span className="max-lg:hidden" />
        <output className="num ml-auto text-md font-medium">
          <Money centimes={totalOf(items)} />
        </output>
      </span>
      {!isCounted(status) && received > 0 && (
        <p className="col-span-full font-semibold text-warn-ink" role="status">
          {receiptsStrings.movesNothing(status)}
        </p>
      )}
    </>
  );
}

const heads = [
  { text: words.product },
  { text: words.quantity, isNumber: true },
  { text: words.purchasePrice, isNumber: true },
  { text: words.received, isNumber: true },
  { text: "", isWide: true },
  { text: words.total, isNumber: true },
  { text: "" },
];

/** Button that sets all received quantities to the ordered ones, and the status to received. */
function AllReceived() {
  const { getValues, setValue } = useFormContext<ReceiptValues>();
  const receiveAll = () => {
    withAllReceived(getValues("items")).forEach(({ received_quantity }, index) =>
      setValue(`items.${index}.received_quantity`, received_quantity, { shouldDirty: true }),
    );
    setValue("status", "received", { shouldDirty: true });
  };
  return (
    <Button size="sm" icon="check" onClick={receiveAll}>
      {text.allReceived}
    </Button>
  );
}

/** Card with the items, their ordered and received quantities. */
export const ReceiptItemsCard = () => (
  <StockItemsCard
    title={words.items}
    aside={<AllReceived />}
    columns={receiptColumns}
    heads={heads}
    Row={ReceiptRow}
    blankRow={blankRow}
    add={words.addItem}
    footClassName={`grid items-center gap-y-4 border-t border-line-strong px-4 py-2 ${receiptColumns}`}
    foot={<Totals />}
  />
);

function hintOf(base: ReceiptValues, values: ReceiptValues): string | null {
  const { enters, leaves } = stockChange(base, values);
  if (enters > 0 && leaves > 0) return text.changes(enters, leaves);
  if (enters > 0) return text.raises(enters);
  if (leaves > 0) return text.lowers(leaves);
  return isCounted(values.status) ? text.unchanged : null;
}

/** Hint with the stock change of this save, not of the whole receipt. */
export function StockHint({ base }: { base: () => ReceiptValues }) {
  const { control, getValues } = useFormContext<ReceiptValues>();
  useWatch({ control, name: ["status", "items"] });
  const hint = hintOf(base(), getValues());
  return hint && <FormNotice tone="info">{hint}</FormNotice>;
}
