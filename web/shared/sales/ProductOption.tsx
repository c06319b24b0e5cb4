import type { Product } from "#domain/core/records.ts";
import { stockOf } from "#domain/stock/nonStock.ts";
import { stockLabels } from "#lib/labels.ts";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { StockFact } from "#shared/stock/StockFact.tsx";

/** Product option of a sale: reference, stock, price. */
export const ProductOption = ({ product, query }: { product: Product; query: string }) => (
  <>
    <ProductPicture product={product} size="small" />
    <div className="min-w-0 flex-1">
      <p className="truncate">
        <HighlightedText text={product.name} query={query} />
      </p>
      <StockFact
        reference={product.reference || stockLabels.noReference}
        type={product.type}
        stock={stockOf(product)}
      />
    </div>
    <Money dirhams={product.selling_price} className="num" />
  </>
);
