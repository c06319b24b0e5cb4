import { words } from "#lib/texts/words.strings.ts";
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { noMoney } from "#domain/core/money.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { LineLens, useContactEyeKeys } from "#shared/sales/contactLenses/LineLens.tsx";
import { useEyeLetters } from "./EyeButton.tsx";
import { LineChips } from "./LineChips.tsx";
import { SalePower, SalePowerRemark } from "./LensChooser.tsx";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { quantityOf, itemAmount, type ItemValues } from "#shared/sales/items/saleItems.ts";
import {
  LineExtrasButton,
  LineFoot,
  LineName,
  useLineExtras,
} from "#shared/sales/items/LineExtras.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { StockDetail } from "#shared/stock/StockDetail.tsx";

const strings = formStrings.items;
/** CSS grid shared by head and rows; on a phone each row is a block (docs/look.md, Parts). */
export const itemColumns = "md:grid-cols-[minmax(0,1fr)_3.5rem_7rem_6rem_2rem]";

type Props = {
  index: number;
  item: Pick<
    ItemValues,
    "name" | "label" | "product" | "reference" | "stock" | "lowStockAt" | "type" | "power"
  >;
  onRemove: (index: number) => void;
};

function ItemTotal({ index }: { index: number }) {
  const { control } = useFormContext<FormValues>();
  const item = useWatch({ control, name: `invoice.items.${index}` });
  return <Money centimes={item ? itemAmount(item) : noMoney} />;
}

/** Stock of the product, compared with its total quantity in the sale. */
function ItemStock({ item }: Pick<Props, "item">) {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const wanted = quantityOf(items, item.product);
  return <StockDetail {...item} wanted={wanted} />;
}

type QuantityProps = Pick<Props, "item"> & {
  path: `invoice.items.${number}.quantity`;
  name: string;
};

/** Quantity field; a line with a power is always one lens and has none. */
const Quantity = ({ item, path, name }: QuantityProps) =>
  item.power ? (
    <span className="num w-14 pr-3">1</span>
  ) : (
    <RowInput<FormValues>
      path={path}
      label={`${words.quantity}, ${name}`}
      kind="quantity"
      className="w-14"
    />
  );

/** Row of an item. Memoised: renders only when it moves or its fields change. */
export const ItemRow = memo(function ItemRow({ index, item, onRemove }: Props) {
  const path = `invoice.items.${index}` as const;
  const isFree = item.product === "";
  const name = item.name || item.label || (isFree ? salesStrings.lines.free : words.unknownProduct);
  const line = { path, name, isFree };
  // A lens with a power shows its eye beside the power.
  const isLens = item.type === "lens" && !item.power;
  const isFrame = item.type === "frame" || item.type === "sunglasses";
  const onEyeKey = useEyeLetters(index);
  const onContactKey = useContactEyeKeys(path);
  const extras = useLineExtras<FormValues>(path);
  return (
    <li
      className={`relative grid grid-cols-[auto_auto_auto_minmax(0,1fr)] ${itemColumns} items-center gap-x-2 md:gap-x-6 gap-y-1 py-3 md:px-4 md:py-1 md:min-h-12 border-b border-line last:border-b-0`}
      aria-label={name}
      onKeyDown={isLens ? onEyeKey : onContactKey}
    >
      <div className="max-md:col-span-4 max-md:pr-11 min-w-0 flex items-center gap-2">
        <ProductPicture product={item} className="max-lg:hidden" />
        <LineName<FormValues> {...line}>
          {item.power ? <SalePower index={index} name={name} /> : <ItemStock item={item} />}
        </LineName>
        {(isLens || isFrame || item.power) && (
          <LineChips index={index} name={name} isLens={isLens} />
        )}
        {!extras.isOpen && <LineExtrasButton name={name} onOpen={extras.open} />}
      </div>
      <Quantity item={item} path={`${path}.quantity`} name={name} />
      <span className="md:hidden text-ink-3" aria-hidden="true">
        ×
      </span>
      <RowInput<FormValues>
        path={`${path}.price`}
        label={`${words.unitPrice}, ${name}`}
        kind="amount"
        className="w-28 max-md:w-31"
      />
      <span className="num font-medium">
        <ItemTotal index={index} />
      </span>
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-sm w-8 touch:w-11 md:touch:-ml-3 max-md:absolute max-md:top-1 max-md:-right-3"
        aria-label={`${strings.remove}\u00a0: ${name}`}
        title={strings.remove}
        onClick={() => onRemove(index)}
      >
        <Icon name="cross" />
      </button>
      <LineLens path={path} name={name} />
      {item.power && <SalePowerRemark index={index} name={name} />}
      <LineFoot<FormValues> {...line} isOpen={extras.isOpen} />
    </li>
  );
});
