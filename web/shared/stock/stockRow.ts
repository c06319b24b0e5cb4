import type { Product } from "#domain/core/records.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { newId } from "#lib/ids.ts";

import { textOfCell } from "#domain/lenses/formatPower.ts";
import { cellOfText } from "#domain/lenses/typedCell.ts";

/** Fields that every row of a stock document has. */
export type StockRow = {
  id: string;
  product: string;
  name: string;
  reference: string;
  notes: string;
  /** Typed drawer cell; absent for a product without a drawer. */
  cell?: string;
};

export const blankStockRow = (): StockRow => ({
  id: newId(),
  product: "",
  name: "",
  reference: "",
  notes: "",
});

type Item = {
  id: string;
  product: string;
  notes: string;
  cell?: string;
  expand?: { product?: Product };
};

/** True of a range whose stock is kept by power. */
const hasDrawer = (product: Product): boolean => product.is_range && hasStock(product);

export const stockRowOf = ({ id, product, notes, cell = "", expand }: Item): StockRow => ({
  id,
  product,
  name: expand?.product?.name ?? "",
  reference: expand?.product?.reference ?? "",
  notes,
  ...(cell || (expand?.product && hasDrawer(expand.product)) ? { cell: textOfCell(cell) } : {}),
});

/** Drawer cell in the request body of a row. */
export const cellInput = ({ cell }: StockRow): { cell?: string } =>
  cell === undefined ? {} : { cell: cellOfText(cell) };

/** Changes the product of a row. */
export const withStockProduct = <Row extends StockRow>(row: Row, product: Product): Row => {
  const { id, name, reference } = product;
  const { cell: former, ...others } = row;
  const cell = hasDrawer(product) ? { cell: former ?? "" } : {};
  return { ...others, product: id, name, reference, ...cell } as Row;
};
