import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount, parseAmount, toCentimes } from "#domain/core/money.ts";
import { itemTotal } from "#domain/sale/invoice.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { StockItemRow, type StockItemRowProps } from "#shared/stock/StockItemRow.tsx";
import {
  hasNewPrice,
  type ReceiptValues,
  rowLine,
  type RowValues,
  wholeOf,
  withProduct,
} from "./receiptValues.ts";
import { ReceivedDetail } from "./ReceivedDetail.tsx";
import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.form;
/** CSS grid shared by head and rows; below `md` each row is a block (docs/look.md, Parts). */
export const receiptColumns =
  "gap-x-2 md:grid-cols-[minmax(0,1fr)_3.125rem_7.375rem_3.5rem_6.375rem_1.375rem] lg:gap-x-4 lg:grid-cols-[minmax(0,1fr)_4.5rem_7rem_4.5rem_5.5rem_7rem_2rem]";

export const ReceiptRow = memo(function ReceiptRow(props: StockItemRowProps) {
  const { control, getValues, setValue } = useFormContext<ReceiptValues>();
  const path = `items.${props.index}` as const;
  const row = useWatch({ control, name: path });
  // On a narrow screen, this text is under its field.
  const isTablet = useIsTablet();
  return (
    <StockItemRow
      {...props}
      row={row}
      name={text.row(props.index + 1)}
      className={`grid-cols-3 ${receiptColumns}`}
      onProduct={(product) =>
        setValue(path, withProduct(getValues(path), product), { shouldDirty: true })
      }
      fields={["quantity", "price", "received_quantity"]}
    >
      {(label) => (
        <>
          <RowField title={words.quantity} isHeaded>
            <NumberInput path={`${path}.quantity`} label={label(words.quantity)} />
          </RowField>
          <RowField title={words.purchasePrice} isHeaded>
            <RowInput<ReceiptValues>
              path={`${path}.price`}
              label={label(words.purchasePrice)}
              kind="amount"
              isZeroWhenEmpty
            />
          </RowField>
          <RowField title={words.received} isHeaded>
            <NumberInput path={`${path}.received_quantity`} label={label(words.received)} />
            {isTablet && <Received row={row} className="mt-0.5 -mb-5 flex justify-end" />}
          </RowField>
          {!isTablet && <Received row={row} />}
          <Total row={row} />
          {hasNewPrice(row) && <PriceOffer path={`${path}.updatesPrice`} row={row} />}
        </>
      )}
    </StockItemRow>
  );
});

type OfferProps = { path: `items.${number}.updatesPrice`; row: RowValues };

/** Offers to update the purchase price of the product to that of the row. */
function PriceOffer({ path, row }: OfferProps) {
  const { register } = useFormContext<ReceiptValues>();
  // The price as it will be formatted, because the field is not formatted while a person types.
  const price = formatAmount(parseAmount(row.price) ?? toCentimes(0));
  return (
    <span className="order-last col-span-full text-sm text-ink-2">
      <Checkbox {...register(path)}>
        <MoneyText>{text.updatePrice(row.productPrice, price)}</MoneyText>
      </Checkbox>
    </span>
  );
}

type NumberPath = `items.${number}.${"quantity" | "received_quantity"}`;

const NumberInput = ({ path, label }: { path: NumberPath; label: string }) => (
  <RowInput<ReceiptValues> path={path} label={label} kind="quantity" isZeroWhenEmpty />
);

const Received = ({ row, className = "" }: { row: RowValues; className?: string }) => (
  <span className={`text-sm ${className}`}>
    {row.product !== "" && (
      <ReceivedDetail
        ordered={wholeOf(row.quantity) || 0}
        received={wholeOf(row.received_quantity) || 0}
      />
    )}
  </span>
);

const Total = ({ row }: { row: RowValues }) => (
  <span className="num text-right font-medium max-md:col-span-2">
    <Money centimes={itemTotal(rowLine(row))} />
  </span>
);
