import { words } from "#lib/texts/words.strings.ts";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { productQueries } from "#api/stock/products.ts";
import { Money } from "#ui/page/Money.tsx";
import { useFormContext, useWatch } from "react-hook-form";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import {
  LineExtrasButton,
  LineFoot,
  LineName,
  useLineExtras,
} from "#shared/sales/items/LineExtras.tsx";
import {
  quantityOf,
  itemAmount,
  itemName,
  type ItemValues,
  stepped,
} from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { LineLens, useContactEyeKeys } from "#shared/sales/contactLenses/LineLens.tsx";
import { LinePower } from "#shared/lenses/LinePower.tsx";
import { PinButton } from "#shared/products/PinButton.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { StockDetail } from "#shared/stock/StockDetail.tsx";
import { saleStrings } from "./sale.strings.ts";
import type { SaleValues } from "./saleValues.ts";

const text = saleStrings.items;
/** CSS grid shared by head and rows; below lg each row is a block (docs/look.md, Parts). */
export const itemColumns = "lg:grid-cols-[minmax(0,1fr)_7.5rem_6rem_5.5rem_2rem]";

type Props = {
  index: number;
  item: ItemValues;
  /** True of the line entered last. */
  isLast: boolean;
  onRemove: (id: string) => void;
};

/** Line: product with stock, quantity, price. */
export function ItemRow({ index, item, isLast, onRemove }: Props) {
  const { control } = useFormContext<SaleValues>();
  const items = useWatch({ control, name: "items" });
  const path = `items.${index}` as const;
  const isFree = item.product === "";
  const name = itemName(item) || (isFree ? salesStrings.lines.free : words.unknownProduct);
  const line = { path, name, isFree };
  const extras = useLineExtras<SaleValues>(path);
  const onEyeKey = useContactEyeKeys(path);
  return (
    <li
      className={`relative grid grid-cols-[auto_minmax(0,6.5rem)_1fr] ${itemColumns} items-center gap-1 border-b border-line px-4 py-2 last:border-b-0 lg:gap-x-4 lg:py-1 ${isLast ? "bg-brand-soft" : ""}`}
      aria-label={name}
      onKeyDown={onEyeKey}
    >
      <div className="flex min-w-0 items-center gap-3 max-lg:col-span-full max-lg:pr-11">
        <ProductPicture product={item} size="tall" />
        <LineName<SaleValues> {...line}>
          {item.power ? (
            <LinePower item={item} name={name} />
          ) : (
            <StockDetail
              reference={item.reference}
              type={item.type}
              stock={item.stock}
              lowStockAt={item.lowStockAt}
              wanted={quantityOf(items, item.product)}
            />
          )}
        </LineName>
        {!extras.isOpen && <LineExtrasButton name={name} onOpen={extras.open} />}
      </div>
      {item.power ? <span className="num pr-4">1</span> : <Quantity index={index} name={name} />}
      <RowInput<SaleValues>
        path={`${path}.price`}
        label={`${words.unitPrice}, ${name}`}
        kind="amount"
      />
      {/* A long amount extends into the gap on its left, never over the button on its right. */}
      <span className="num font-medium lg:justify-self-end">
        <Money centimes={itemAmount(item)} />
      </span>
      <IconButton
        icon="cross"
        size="sm"
        className="top-1 right-1.5 max-md:right-0 max-lg:absolute"
        label={text.remove(name)}
        onClick={() => onRemove(item.id)}
      />
      <LineLens path={path} name={name} />
      <LineFoot<SaleValues> {...line} isOpen={extras.isOpen}>
        {!isFree && item.type !== "lens" && <LinePin item={item} />}
      </LineFoot>
    </li>
  );
}

/** Button that pins the product of a line to the quick tiles, or unpins it. */
function LinePin({ item: { product, name } }: { item: ItemValues }) {
  const { data = [] } = useQuery(productQueries.quick());
  const isPinned = data.some(({ id, pinned }) => id === product && pinned);
  return <PinButton product={{ id: product, name }} isPinned={isPinned} />;
}

/** Buttons are 36 px wide, and 44 px on a touch screen. */
const stepper = "size-9 touch:size-11";

/** Change of the quantity by an arrow key; undefined for other keys. */
export const stepOf = (key: string): number | undefined => ({ ArrowUp: 1, ArrowDown: -1 })[key];

export function useStep() {
  const { getValues, setValue, clearErrors } = useFormContext<SaleValues>();
  return (index: number, by: number) => {
    const field = `items.${index}.quantity` as const;
    clearErrors(field);
    setValue(field, stepped(getValues(field), by), { shouldDirty: true });
  };
}

/** Quantity with minus and plus buttons, which Tab skips because arrow keys do the same. */
function Quantity({ index, name }: { index: number; name: string }) {
  const step = useStep();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (!by) return;
    event.preventDefault();
    step(index, by);
  };
  return (
    <div
      className="flex items-center justify-center rounded-large bg-sunken p-0.5 max-lg:-ml-1"
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon="minus"
        variant="secondary"
        className={stepper}
        tabIndex={-1}
        label={text.less(name)}
        onClick={() => step(index, -1)}
      />
      <RowInput<SaleValues>
        path={`items.${index}.quantity`}
        label={`${words.quantity}, ${name}`}
        kind="quantity"
        className="w-10 border-transparent bg-transparent px-1 text-center font-medium touch:h-11"
      />
      <IconButton
        icon="plus"
        variant="secondary"
        className={stepper}
        tabIndex={-1}
        label={text.more(name)}
        onClick={() => step(index, 1)}
      />
    </div>
  );
}
