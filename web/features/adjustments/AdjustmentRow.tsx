import { words } from "#lib/texts/words.strings.ts";
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { StockItemRow, type StockItemRowProps } from "#shared/stock/StockItemRow.tsx";
import {
  type AdjustmentValues,
  agrees,
  countOf,
  countSentence,
  differenceOf,
  type Level,
  levelOf,
  type RowValues,
  signedOf,
  withProduct,
} from "./adjustmentValues.ts";
import { isCounting, meantQuantity, meantRow, takesOut } from "./meantValues.ts";
import { adjustmentsStrings } from "./adjustments.strings.ts";

const text = adjustmentsStrings.form;
/** CSS grid shared by head and rows; below `md` each row is a block (docs/look.md, Parts). */
export const adjustmentColumns =
  "gap-x-4 md:grid-cols-[minmax(0,5fr)_4.75rem_4.75rem_minmax(0,2fr)_1.5rem] lg:grid-cols-[minmax(0,3fr)_5rem_5rem_5.5rem_minmax(0,2fr)_2rem]";

/** Stock before and after, '10 → 7'; a note when the counted stock equals it. */
const Shelf = ({ row, before, after }: Level & { row: RowValues }) =>
  agrees(row, before) ? text.right : text.after(before, after);

/** State of a row: its stock before and after, and the functions that keep count and quantity in step. */
function useShelf(index: number) {
  const { control, getValues, setValue, setError, clearErrors } =
    useFormContext<AdjustmentValues>();
  const path = `items.${index}` as const;
  const reason = useWatch({ control, name: "reason" });
  const row = meantRow(useWatch({ control, name: path }), reason);
  // Other rows of the same product change this stock too.
  const level = useWatch({
    control,
    name: "items",
    compute: (items) =>
      levelOf(
        { items: items.map((one) => meantRow(one, reason)), stored: getValues("stored") },
        row,
      ),
  });
  const followCount = () => {
    const values = getValues();
    const now = values.items[index];
    if (!now || now.counted.trim() === "") return;
    clearErrors(`${path}.quantity`);
    const refused = countSentence(now.counted);
    if (refused) setError(`${path}.counted`, { message: refused });
    const difference = differenceOf(now.counted, levelOf(values, now).before);
    setValue(`${path}.quantity`, difference, { shouldDirty: true });
  };
  /** Computes the counted stock from a quantity typed by hand. */
  const followQuantity = () => {
    const values = getValues();
    const now = values.items[index];
    if (!now) return;
    const meant = meantQuantity(now.quantity, values.reason);
    if (meant !== now.quantity) setValue(`${path}.quantity`, meant, { shouldDirty: true });
    if (!isCounting(values.reason)) return;
    if (now.counted.trim() === "" || countSentence(now.counted)) return;
    const { before } = levelOf(values, now);
    if (signedOf(now.quantity) !== signedOf(differenceOf(now.counted, before)))
      setValue(`${path}.counted`, countOf(now.quantity, before), { shouldDirty: true });
  };
  return { path, row, reason, level, followCount, followQuantity };
}

export const AdjustmentRow = memo(function AdjustmentRow(props: StockItemRowProps) {
  const { getValues, setValue } = useFormContext<AdjustmentValues>();
  const { path, row, reason, level, followCount, followQuantity } = useShelf(props.index);
  // On a narrow screen, the stock is shown under the quantity.
  const isTablet = useIsTablet();
  // A drawer has no single stock: each of its cells has one.
  const hasShelf = row.product !== "" && row.cell === undefined;
  const shelf = hasShelf && <Shelf row={row} {...level} />;
  return (
    <StockItemRow
      {...props}
      row={row}
      name={text.row(props.index + 1)}
      className={`grid-cols-3 ${adjustmentColumns}`}
      onProduct={(product) =>
        setValue(path, withProduct(getValues(path), product), { shouldDirty: true })
      }
      fields={["counted", "quantity"]}
    >
      {(label) => (
        <>
          <Counted
            isCounted={isCounting(reason) && row.cell === undefined}
            path={`${path}.counted`}
            label={label(words.counted)}
            onLeave={followCount}
          />
          <RowField title={words.quantity} isHeaded>
            <RowInput<AdjustmentValues>
              path={`${path}.quantity`}
              label={label(words.quantity)}
              kind="signed"
              onLeave={followQuantity}
            />
            {isTablet && shelf && (
              <p className="num mt-0.5 -mb-5 flex justify-end gap-1 text-xs text-ink-2">
                <span className="text-ink-3">{words.stock}</span> {shelf}
              </p>
            )}
          </RowField>
          {!isTablet && (
            <RowField title={shelf ? words.stock : ""} isHeaded className="self-start">
              <p className="num flex h-9 items-center text-sm text-ink-2 touch:h-11 md:justify-end">
                {shelf}
              </p>
            </RowField>
          )}
          <RowField title={words.notes} isHeaded className="max-md:order-1 max-md:col-span-full">
            <RowInput<AdjustmentValues>
              path={`${path}.notes`}
              label={label(words.notes)}
              kind="text"
            />
          </RowField>
          <Hint takesOut={takesOut(reason)} />
        </>
      )}
    </StockItemRow>
  );
});

type CountedProps = {
  isCounted: boolean;
  path: `items.${number}.counted`;
  label: string;
  onLeave: () => void;
};

/** Field for the counted stock in an inventory; otherwise an empty cell. */
const Counted = ({ isCounted, ...input }: CountedProps) =>
  isCounted ? (
    <RowField title={words.counted} isHeaded>
      <RowInput<AdjustmentValues> {...input} kind="signed" />
    </RowField>
  ) : (
    <span className="max-md:hidden" />
  );

/** Hint under the quantity: whether it adds or removes stock. */
const Hint = ({ takesOut: isTaken }: { takesOut: boolean }) => (
  <p className="col-span-full -mt-1 text-xs text-ink-3 md:col-start-3 md:row-start-2 md:max-lg:mt-4">
    {text.quantityHint} {isTaken && text.takenHint}
  </p>
);
