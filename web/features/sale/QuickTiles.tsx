import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Product, type ProductType, productTypes } from "#domain/core/records.ts";
import { productQueries } from "#api/stock/products.ts";
import { toCentimes } from "#domain/core/money.ts";
import { shortAmount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { MaskedAmount } from "#ui/page/MoneyText.tsx";
import { PinButton } from "#shared/products/PinButton.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { quantityOf } from "#shared/sales/items/saleItems.ts";
import { saleStrings } from "./sale.strings.ts";
import type { SaleValues } from "./saleValues.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = saleStrings.tiles;

/** Tiles of pinned products, then of the best sellers of thirty days. A press adds one piece to the sale. */
export function QuickTiles({ onSell }: { onSell: (product: Product) => void }) {
  const { data = [] } = useQuery(productQueries.quick());
  const [chosen, choose] = useState<ProductType | "">("");
  if (data.length === 0) return null;
  const types = productTypes.filter((type) => data.some((product) => product.type === type));
  const shown = data.filter(({ type }) => chosen === "" || type === chosen);
  return (
    <section aria-labelledby="quick-tiles" className="@container">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 pb-2.5">
        <h2 id="quick-tiles" className="card-title">
          {text.title}
        </h2>
        <p className="flex-1 text-sm text-ink-3">{text.order}</p>
        {types.length > 1 && (
          <Segment<ProductType | "">
            label={text.type}
            options={[
              { value: "", label: text.all },
              ...types.map((type) => ({ value: type, label: productTypeLabels[type] })),
            ]}
            value={chosen}
            onChange={choose}
          />
        )}
      </div>
      <ul className="grid grid-cols-2 gap-2 @sm:grid-cols-3 @xl:grid-cols-4">
        {shown.map((product) => (
          <Tile key={product.id} product={product} onSell={onSell} />
        ))}
      </ul>
    </section>
  );
}

type TileProps = { product: Product; onSell: (product: Product) => void };

/** Tile of a product, with its quantity in the sale. */
function Tile({ product, onSell }: TileProps) {
  const { control } = useFormContext<SaleValues>();
  const items = useWatch({ control, name: "items" });
  const sold = quantityOf(items, product.id);
  return (
    <li className="group relative">
      <button
        type="button"
        className="lift-1 flex h-24.5 w-full flex-col justify-between rounded-large bg-surface p-2.5 text-left hover:bg-hover active:scale-98"
        onClick={() => onSell(product)}
      >
        <ProductPicture product={product} size="tall" />
        {sold > 0 && (
          <span className="absolute top-2 right-10 grid touch:right-12 h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-medium text-on-brand">
            <span className="sr-only">{text.sold}</span>
            {sold}
          </span>
        )}
        <span className="flex w-full items-end justify-between gap-2 text-sm leading-4">
          <span dir="auto" className="line-clamp-2 min-w-0 font-medium">
            <SizedName>{product.name}</SizedName>
          </span>
          <span className="num shrink-0 text-ink-2">
            <MaskedAmount>{shortAmount(toCentimes(product.selling_price))}</MaskedAmount>
          </span>
        </span>
      </button>
      <PinButton
        product={product}
        isPinned={product.pinned}
        className={`absolute top-0.5 right-0.5 ${product.pinned ? "" : "opacity-0 group-hover:opacity-100 focus-visible:opacity-100 touch:opacity-100"}`}
      />
    </li>
  );
}
