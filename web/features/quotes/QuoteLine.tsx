import { words } from "#lib/texts/words.strings.ts";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import {
  LineExtrasButton,
  LineFoot,
  LineName,
  useLineExtras,
} from "#shared/sales/items/LineExtras.tsx";
import { itemAmount, itemName } from "#shared/sales/items/saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { StockDetail } from "#shared/stock/StockDetail.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { LineLens, useContactEyeKeys } from "#shared/sales/contactLenses/LineLens.tsx";
import { LinePower } from "#shared/lenses/LinePower.tsx";
import type { LineValues } from "#shared/quotes/quoteLines.ts";
import { QuotePowerRemark } from "./QuoteChooser.tsx";
import { QuoteLens, useQuoteEyeKeys } from "./QuoteLens.tsx";
import type { QuoteValues } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

type Props = { index: number; item: LineValues; onRemove: (id: string) => void };

/** Line of a quote: product or free name, quantity, price and discount; for a lens, also its eye. */
export function QuoteLine({ index, item, onRemove }: Props) {
  const path = `items.${index}` as const;
  const isFree = item.product === "";
  const name = itemName(item) || (isFree ? salesStrings.lines.free : words.unknownProduct);
  const line = { path, name, isFree };
  // A lens with a power shows its eye beside the power.
  const isLens = item.type === "lens" && !item.power;
  const onEyeKey = useQuoteEyeKeys(index);
  const onContactKey = useContactEyeKeys(path);
  const extras = useLineExtras<QuoteValues>(path);
  return (
    <li
      className="relative grid grid-cols-[auto_auto_auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1 border-b border-line py-3 last:border-b-0 md:min-h-12 md:grid-cols-[minmax(0,1fr)_3.5rem_7rem_6rem_2rem] md:gap-x-6 md:px-4 md:py-1"
      aria-label={name}
      onKeyDown={isLens ? onEyeKey : onContactKey}
    >
      <div className="flex min-w-0 items-center gap-2 max-md:col-span-4 max-md:pr-11">
        <ProductPicture product={item} className="max-lg:hidden" />
        <LineName<QuoteValues> {...line}>
          {item.power ? <LinePower item={item} name={name} /> : <StockDetail {...item} />}
        </LineName>
        {isLens && <QuoteLens index={index} name={name} />}
        {!extras.isOpen && <LineExtrasButton name={name} onOpen={extras.open} />}
      </div>
      {item.power ? (
        <span className="num w-14 pr-3">1</span>
      ) : (
        <RowInput<QuoteValues>
          path={`${path}.quantity`}
          label={`${words.quantity}, ${name}`}
          kind="quantity"
          className="w-14"
        />
      )}
      <span className="text-ink-3 md:hidden" aria-hidden="true">
        ×
      </span>
      <RowInput<QuoteValues>
        path={`${path}.price`}
        label={`${words.unitPrice}, ${name}`}
        kind="amount"
        className="w-28 max-md:w-31"
      />
      <span className="num font-medium">
        <Money centimes={itemAmount(item)} />
      </span>
      <IconButton
        icon="cross"
        size="sm"
        className="max-md:absolute max-md:top-1 max-md:-right-3"
        label={quotesStrings.form.removeLine(name)}
        onClick={() => onRemove(item.id)}
      />
      <LineLens path={path} name={name} />
      <QuotePowerRemark index={index} item={item} name={name} />
      <LineFoot<QuoteValues> {...line} isOpen={extras.isOpen} />
    </li>
  );
}
