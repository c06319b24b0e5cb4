import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount } from "#domain/core/money.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { moveOn } from "#ui/documents/enterMoves.ts";
import { FieldNote } from "#ui/documents/FieldNote.tsx";
import { RowInput } from "#ui/documents/RowInput.tsx";
import { errorIdOf, useFieldError } from "#ui/documents/useFieldError.ts";
import { CurrencyUnit } from "#ui/page/Money.tsx";
import { ProductCombobox } from "#ui/stock/ProductCombobox.tsx";
import { type ReceiptValues, rowLine, wholeOf, withProduct } from "./receiptValues.ts";
import { ReceivedFact } from "./ReceivedFact.tsx";
import { strings } from "./receipts.strings.ts";

const text = strings.form;
/** One grid for the head and the rows; on a phone a row becomes a block (web/README.md, Parts). */
export const receiptColumns = "md:grid-cols-[minmax(0,1fr)_4.5rem_7rem_4.5rem_5.5rem_7rem_2rem]";

type Props = { index: number; canRemove: boolean; onRemove: (index: number) => void };

/** One line of the receipt. */
export const ReceiptRow = memo(function ReceiptRow({ index, canRemove, onRemove }: Props) {
  const { control, getValues, setValue, clearErrors } = useFormContext<ReceiptValues>();
  const path = `items.${index}` as const;
  const row = useWatch({ control, name: path });
  const name = row.name || text.row(index + 1);
  const productError = useFieldError<ReceiptValues>(`${path}.product`);
  const errors = [
    { id: errorIdOf(`${path}.product`), error: productError },
    { id: errorIdOf(`${path}.quantity`), error: useFieldError<ReceiptValues>(`${path}.quantity`) },
    { id: errorIdOf(`${path}.price`), error: useFieldError<ReceiptValues>(`${path}.price`) },
    {
      id: errorIdOf(`${path}.received_quantity`),
      error: useFieldError<ReceiptValues>(`${path}.received_quantity`),
    },
  ];
  const label = (what: string) => `${what}, ${name}`;
  return (
    <li
      className={`relative grid grid-cols-[auto_auto_auto_minmax(0,1fr)] ${receiptColumns} items-center gap-x-2 gap-y-2 border-b border-line py-3 last:border-b-0 md:gap-x-4 md:px-4 md:py-1.5`}
      aria-label={name}
    >
      <div className="min-w-0 max-md:col-span-4 max-md:pr-11">
        <ProductCombobox
          id={`product-${row.id}`}
          label={label(text.product)}
          text={row.name}
          isInvalid={productError !== null}
          describedBy={productError ? errorIdOf(`${path}.product`) : undefined}
          onSelect={(product) => {
            clearErrors(`${path}.product`);
            setValue(path, withProduct(getValues(path), product), { shouldDirty: true });
            // At once: the form's own setFocus waits a moment, and what is typed meanwhile would be lost.
            moveOn(document.querySelector(`#product-${row.id}`));
          }}
        />
      </div>
      <RowInput<ReceiptValues>
        path={`${path}.quantity`}
        label={label(text.quantity)}
        kind="quantity"
        isZeroWhenEmpty
        className="max-md:w-16"
      />
      <span className="text-ink-3 md:hidden" aria-hidden="true">
        ×
      </span>
      <RowInput<ReceiptValues>
        path={`${path}.price`}
        label={label(text.price)}
        kind="amount"
        isZeroWhenEmpty
        className="max-md:w-28"
      />
      <span className="flex items-center gap-2 max-md:order-last max-md:col-span-4 md:contents">
        <span className="text-sm text-ink-3 md:hidden" aria-hidden="true">
          {text.received}
        </span>
        <RowInput<ReceiptValues>
          path={`${path}.received_quantity`}
          label={label(text.received)}
          kind="quantity"
          isZeroWhenEmpty
          className="max-md:w-16"
        />
        <span className="text-sm">
          {row.product !== "" && (
            <ReceivedFact
              ordered={wholeOf(row.quantity) || 0}
              received={wholeOf(row.received_quantity) || 0}
            />
          )}
        </span>
      </span>
      <span className="num text-right font-semibold">
        {formatAmount(itemTotal(rowLine(row)))}
        <span className="md:hidden">
          &nbsp;
          <CurrencyUnit />
        </span>
      </span>
      <IconButton
        size="sm"
        icon="close"
        className="max-md:absolute max-md:top-2.5 max-md:-right-2"
        label={label(text.removeRow)}
        disabled={!canRemove}
        onClick={() => onRemove(index)}
      />
      {errors.some(({ error }) => error) && (
        <div className="col-span-full">
          {errors.map(({ id, error }) => (
            <FieldNote key={id} id={id} error={error} />
          ))}
        </div>
      )}
    </li>
  );
});
