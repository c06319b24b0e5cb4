import type { InvoiceItem, Product } from "#domain/core/records.ts";
import { words } from "./words.strings.ts";

type Line = Pick<InvoiceItem, "product_name"> &
  Partial<Pick<InvoiceItem, "product" | "label">> & { expand?: { product?: Product } };

/** Name of a sale or quote line: a free line's label, else the name as sold, else the product's present name. */
export const soldName = ({ product, label, product_name, expand }: Line): string =>
  (product === "" && label) || product_name || (expand?.product?.name ?? words.unknownProduct);
