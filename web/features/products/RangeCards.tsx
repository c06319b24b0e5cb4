import { hasStock } from "#domain/stock/nonStock.ts";
import type { ListedProduct } from "#api/stock/products.ts";
import { DrawerCard } from "#shared/lenses/DrawerCard.tsx";
import { TariffCard } from "./TariffCard.tsx";

/** Tariff and drawer of a range, or tariff of a supplement. Renders nothing for other products. */
export const RangeCards = ({ product }: { product: ListedProduct }) => (
  <>
    {(product.is_range || product.supplement !== "") && <TariffCard product={product.id} />}
    {product.is_range && hasStock(product) && <DrawerCard product={product.id} />}
  </>
);
