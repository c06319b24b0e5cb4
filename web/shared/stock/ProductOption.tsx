import type { Product } from "#domain/core/records.ts";
import { stockOf } from "#domain/stock/nonStock.ts";
import { stockLabels } from "#lib/texts/labels.ts";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { StockDetail } from "./StockDetail.tsx";

type Props = { product: Product; query: string; hasPrice?: boolean };

/** Option of a product field: name, reference, stock, and in a sale the price. */
export const ProductOption = ({ product, query, hasPrice = false }: Props) => (
  <>
    <ProductPicture product={product} size="small" />
    <div className="min-w-0 flex-1">
      <p className="truncate">
        <HighlightedText text={product.name} query={query} />
      </p>
      <StockDetail
        reference={product.reference || stockLabels.noReference}
        type={product.type}
        stock={stockOf(product)}
        lowStockAt={product.low_stock_at}
      />
    </div>
    {hasPrice && <Money dirhams={product.selling_price} className="num" />}
  </>
);
