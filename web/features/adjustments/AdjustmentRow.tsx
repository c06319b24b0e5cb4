import { memo, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { IconButton } from "#ui/page/Button.tsx";
import { moveOn } from "#ui/documents/enterMoves.ts";
import { FieldNote } from "#ui/documents/FieldNote.tsx";
import { RowInput } from "#ui/documents/RowInput.tsx";
import { errorIdOf, useFieldError } from "#ui/documents/useFieldError.ts";
import { ProductCombobox } from "#ui/stock/ProductCombobox.tsx";
import {
  type AdjustmentValues,
  differenceOf,
  stockAfter,
  withProduct,
} from "./adjustmentValues.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;
/** One grid for the head and the rows; on a phone a row becomes a block (web/README.md, Parts). */
export const adjustmentColumns = "md:grid-cols-[minmax(0,3fr)_5rem_5rem_5.5rem_minmax(0,2fr)_2rem]";

type Props = { index: number; canRemove: boolean; onRemove: (index: number) => void };

/** On a phone each field says what it is; on a wide screen the head of the table does. */
function RowField({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <p className="text-xs text-ink-3 md:hidden" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

/** One article of the adjustment. */
export const AdjustmentRow = memo(function AdjustmentRow({ index, canRemove, onRemove }: Props) {
  const { control, getValues, setValue, clearErrors } = useFormContext<AdjustmentValues>();
  const path = `items.${index}` as const;
  const row = useWatch({ control, name: path });
  const name = row.name || text.row(index + 1);
  const productError = useFieldError<AdjustmentValues>(`${path}.product`);
  const quantityError = useFieldError<AdjustmentValues>(`${path}.quantity`);
  const label = (what: string) => `${what}, ${name}`;
  const follow = () => {
    const { counted, before } = getValues(path);
    if (counted.trim() === "") return;
    clearErrors(`${path}.quantity`);
    setValue(`${path}.quantity`, differenceOf(counted, before), { shouldDirty: true });
  };
  return (
    <li
      className={`relative grid grid-cols-[5.5rem_5.5rem_minmax(0,1fr)] ${adjustmentColumns} items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0 md:gap-x-4 md:px-4 md:py-1.5`}
      aria-label={name}
    >
      <div className="min-w-0 max-md:col-span-3 max-md:pr-11">
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
      <RowField title={text.counted}>
        <RowInput<AdjustmentValues>
          path={`${path}.counted`}
          label={label(text.counted)}
          kind="signed"
          onLeave={follow}
        />
      </RowField>
      <RowField title={text.quantity}>
        <RowInput<AdjustmentValues>
          path={`${path}.quantity`}
          label={label(text.quantity)}
          kind="signed"
        />
      </RowField>
      <span className="num text-sm text-ink-2">
        {row.product !== "" && text.after(row.before, stockAfter(row))}
      </span>
      <RowField title={text.itemNotes} className="max-md:col-span-3">
        <RowInput<AdjustmentValues>
          path={`${path}.notes`}
          label={label(text.itemNotes)}
          kind="text"
        />
      </RowField>
      <IconButton
        size="sm"
        icon="cross"
        className="max-md:absolute max-md:top-2.5 max-md:-right-2"
        label={label(text.removeRow)}
        disabled={!canRemove}
        onClick={() => onRemove(index)}
      />
      {(productError || quantityError) && (
        <div className="col-span-full">
          <FieldNote id={errorIdOf(`${path}.product`)} error={productError} />
          <FieldNote id={errorIdOf(`${path}.quantity`)} error={quantityError} />
        </div>
      )}
    </li>
  );
});
