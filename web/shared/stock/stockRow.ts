import type { Product } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";

/** What every row of a stock document has: its product by name, and a note. */
export type StockRow = {
  id: string;
  product: string;
  name: string;
  reference: string;
  notes: string;
};

export const blankStockRow = (): StockRow => ({
  id: newId(),
  product: "",
  name: "",
  reference: "",
  notes: "",
});

type Item = { id: string; product: string; notes: string; expand?: { product?: Product } };

export const stockRowOf = ({ id, product, notes, expand }: Item): StockRow => ({
  id,
  product,
  name: expand?.product?.name ?? "",
  reference: expand?.product?.reference ?? "",
  notes,
});

/** Row with another product. */
export const withStockProduct = <Row extends StockRow>(
  row: Row,
  { id, name, reference }: Product,
): Row => ({ ...row, product: id, name, reference });
