import type { InvoiceItem, Product } from "#domain/core/records.ts";
import { words } from "./words.strings.ts";

type Line = Pick<InvoiceItem, "product_name"> &
  Partial<Pick<InvoiceItem, "product" | "label">> & { expand?: { product?: Product } };

/** Name of a line of a sale or quote: a free line's label, else as sold, else the product's of today. */
export const soldName = ({ product, label, product_name, expand }: Line): string =>
  (product === "" && label) || product_name || (expand?.product?.name ?? words.unknownProduct);
