import type { LowProduct } from "#api/stock/shelf.ts";
import { paths } from "#lib/addresses/paths.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

type Props = { product: LowProduct };

export const LowProductName = ({ product }: Props) => (
  <a
    dir="auto"
    className="finger font-medium hover:underline lg:truncate"
    href={paths.product(product.id)}
    title={product.name}
  >
    <SizedName>{product.name}</SizedName>
  </a>
);

/** Link with name and reference of a product, on one line where they fit. */
export const LowProductLink = ({ product }: Props) => (
  <span className="flex min-w-0 items-baseline gap-2 max-lg:grid max-lg:gap-0">
    <LowProductName product={product} />
    <span className="shrink-0 text-sm text-ink-3">{product.reference}</span>
  </span>
);
