import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { Product } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { moveOn } from "#shared/documents/enterMoves.ts";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { stockWords as text } from "./stock.strings.ts";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { useIsNarrow, useIsPhone, useIsTablet } from "#ui/page/useIsPhone.ts";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { ProductCombobox } from "./ProductCombobox.tsx";

export type StockItemRowProps = {
  index: number;
  canRemove: boolean;
  onRemove: (index: number) => void;
};
type Values = {
  items: { id: string; product: string; name: string; cell?: string; [field: string]: unknown }[];
};
type Props = StockItemRowProps & {
  row: { id: string; name: string; reference: string; cell?: string };
  /** Name of the row while it has no product, for screen readers. */
  name: string;
  /** CSS grid classes of the row. */
  className: string;
  onProduct: (product: Product) => void;
  /** Names of the fields whose errors are shown under the row. */
  fields: readonly string[];
  /** Draws the fields after the product; `label` adds the row's name to their accessible names. */
  children: (label: (what: string) => string) => ReactNode;
};

/** On a phone, shows the selected product as wrapped text, under the invisible field. */
const Chosen = ({ row: { name, reference } }: Pick<Props, "row">) => (
  <span className="grid min-h-11 content-center">
    <span className="font-medium" aria-hidden="true">
      <WholeSizes name={name} />
    </span>
    <span className="text-sm text-ink-3">{reference}</span>
  </span>
);

type CellProps = { path: `items.${number}.cell`; label: string };

/** Field for the power of drawer lenses, on a line of its own. */
const CellField = ({ path, label }: CellProps) => (
  <label className="order-last col-span-full flex items-center gap-2 text-sm text-ink-2">
    {text.cell}
    <RowInput<Values>
      path={path}
      label={label}
      placeholder={text.cellHint}
      kind="text"
      className="w-44"
    />
  </label>
);

/** Row of a receipt or adjustment: product, fields, remove button. */
export function StockItemRow({ index, canRemove, onRemove, row, ...props }: Props) {
  const { clearErrors } = useFormContext<Values>();
  const path = `items.${index}` as const;
  const name = row.name || props.name;
  const isNarrow = useIsNarrow();
  const isPhone = useIsPhone();
  // On a tablet, shows reference and values under the product, which have columns on a desktop.
  const hangs = useIsTablet() && row.name !== "";
  const error = useFieldError<Values>(`${path}.product`);
  const label = (what: string) => `${what}, ${name}`;
  const choose = (product: Product) => {
    clearErrors(`${path}.product`);
    props.onProduct(product);
    // Focuses directly: the form's setFocus is delayed, and keys typed meanwhile would be lost.
    moveOn(document.querySelector(`#product-${row.id}`));
  };
  return (
    <li
      className={`relative grid items-center gap-y-2 border-b border-line py-3 last:border-b-0 md:px-4 md:py-2 lg:py-1 ${hangs ? "md:pb-7" : ""} ${props.className}`}
      aria-label={name}
    >
      <div
        className={`min-w-0 max-md:col-span-full max-md:pr-11 ${isNarrow ? "" : "flex items-center gap-3"}`}
      >
        <div className="min-w-0 flex-1">
          <ProductCombobox
            id={`product-${row.id}`}
            label={label(words.product)}
            text={row.name}
            isInvalid={error !== null}
            describedBy={error ? errorIdOf(`${path}.product`) : undefined}
            onSelect={choose}
            path={`${path}.product`}
            {...(isPhone && row.name && !error ? { atRest: <Chosen row={row} /> } : {})}
          />
        </div>
        {/* On a tablet, this text is placed under its field. */}
        {(isPhone ? error && row.reference : row.reference || !isNarrow) && (
          <p
            className={`truncate text-xs text-ink-3 ${isNarrow ? "mt-1 md:-mb-5" : "w-20"}`}
            title={row.reference}
          >
            {row.reference}
          </p>
        )}
      </div>
      {props.children(label)}
      {row.cell !== undefined && <CellField path={`${path}.cell`} label={label(text.cell)} />}
      <IconButton
        size="sm"
        icon="cross"
        className="max-md:absolute max-md:top-3 max-md:-right-2"
        label={label(words.removeItem)}
        disabled={!canRemove}
        onClick={() => onRemove(index)}
      />
      <RowNotes<Values>
        paths={["product", "cell", ...props.fields].map((field) => `${path}.${field}` as const)}
      />
    </li>
  );
}
