import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type FieldValues, type Path, useFormContext, useWatch } from "react-hook-form";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { isBelowMinPrice, type ItemValues } from "./saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.lines;

type LineProps<Values extends FieldValues> = {
  /** Path of the item in the form. */
  path: Path<Values>;
  /** Name of the line, for screen readers. */
  name: string;
  isFree: boolean;
};

/** Fields of a line, in the order of their errors. */
const fields = [
  ...(["product", "label", "quantity", "price", "discount"] as const),
  ...(["eye", "power", "source"] as const),
];

/** State of a line's discount and remark: open on request, and whenever one of them has a value. */
export function useLineExtras<Values extends FieldValues>(path: Path<Values>) {
  const { control, setFocus } = useFormContext<Values>();
  const item: ItemValues | undefined = useWatch({ control, name: path });
  const isUsed = Boolean(item?.discount) || (item?.product !== "" && Boolean(item?.label));
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) setFocus(`${path}.discount` as Path<Values>);
  }, [isAsked, path, setFocus]);
  const open = useCallback(() => {
    setOpen(true);
    setAsked(true);
  }, []);
  return { isOpen, open };
}

/** Button that unfolds discount and remark of a line. */
export const LineExtrasButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <IconButton icon="tag" className="btn-sm" label={text.extras(name)} onClick={onOpen} />
);

/** Name of a product with its stock (`children`), or the name field of a free line. */
export function LineName<Values extends FieldValues>({
  path,
  name,
  isFree,
  children,
}: LineProps<Values> & { children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1">
      {isFree ? (
        <RowInput<Values>
          path={`${path}.label` as Path<Values>}
          label={`${text.label}, ${name}`}
          placeholder={text.label}
          kind="text"
          className="w-full"
        />
      ) : (
        <>
          <p dir="auto" className="truncate font-medium" title={name}>
            {name}
          </p>
          {children}
        </>
      )}
    </div>
  );
}

/**
 * Foot of a line: discount and remark when open, with `children` beside; then the remark on the lowest price, and
 * errors.
 */
export function LineFoot<Values extends FieldValues>({
  isOpen,
  children,
  ...line
}: LineProps<Values> & { isOpen: boolean; children?: ReactNode }) {
  return (
    <>
      {isOpen && <Extras<Values> {...line}>{children}</Extras>}
      <MinPriceRemark<Values> path={line.path} />
      <RowNotes<Values>
        paths={fields.map((field) => `${line.path}.${field}` as Path<Values>)}
        className="pb-1"
      />
    </>
  );
}

/** Discount of a line, and the remark of a product's line. */
function Extras<Values extends FieldValues>({
  path,
  name,
  isFree,
  children,
}: LineProps<Values> & { children: ReactNode }) {
  const field = (last: keyof ItemValues) => `${path}.${last}` as Path<Values>;
  return (
    <div className="col-span-full flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pb-2 text-sm text-ink-3">
      {children}
      {!isFree && (
        <RowInput<Values>
          path={field("label")}
          label={`${text.remark}, ${name}`}
          placeholder={text.remarkPlaceholder}
          kind="text"
          className="min-w-40 flex-1"
        />
      )}
      <span className="flex items-center gap-2">
        {words.discount}
        <RowInput<Values>
          path={field("discount")}
          label={`${words.discount}, ${name}`}
          placeholder={text.discountPlaceholder}
          kind="discount"
          className="w-28"
        />
      </span>
    </div>
  );
}

/** Warns that the price after discount is below the product's lowest price. */
function MinPriceRemark<Values extends FieldValues>({ path }: { path: Path<Values> }) {
  const { control } = useFormContext<Values>();
  const item: ItemValues | undefined = useWatch({ control, name: path });
  return (
    <div role="status" className="col-span-full empty:hidden">
      {item && isBelowMinPrice(item) && (
        <p className="flex items-start gap-2 pb-1 text-sm text-warn-ink">
          <Icon name="triangle-alert" className="mt-px size-4" />
          <MoneyText>{text.belowMinPrice(formatMoney(toCentimes(item.minPrice)))}</MoneyText>
        </p>
      )}
    </div>
  );
}
