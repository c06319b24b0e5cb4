/** Label of an item on the printed invoice (docs/rules-money.md, Invoice: `category` against `type`). */
import type { InvoiceItem, Product } from "#domain/core/records.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { printStrings } from "./prints.strings.ts";

/** Fields of an invoice or quote line that paper prints. */
export type PrintedItem = Pick<
  InvoiceItem,
  "id" | "product" | "label" | "quantity" | "price" | "discount" | "product_name" | "product_type"
> & {
  /** Warranty that the shop gives, in words. */
  promise?: string;
  /** Contact lens in words. */
  lensWords?: string;
  expand?: { product?: Product };
};

type Kind = "frame" | "lens" | "other";

/** Name of an item: the label of a free line, else the name as sold, else the product's current name. */
export const nameOf = (item: PrintedItem): string => soldName(item);

/** Remark on a product's line; a free line has none, because its label is its name. */
export const remarkOf = ({ product, label }: PrintedItem): string => (product ? label : "");

function kindOf(item: PrintedItem): Kind {
  const type = item.product_type || item.expand?.product?.type;
  const category = item.expand?.product?.category;
  const name = nameOf(item).toLowerCase();
  if (type === "frame" || type === "sunglasses" || category === "frames") return "frame";
  if (type === "lens" || category === "lenses") return "lens";
  if (type === "contact_lens") return "other";
  if (name.includes("monture")) return "frame";
  return name.includes("verre") ? "lens" : "other";
}

/** Category printed for an item: 'Monture', 'Type de verre', else the product's category, its type, or 'Autre'. */
export function itemLabel(item: PrintedItem): string {
  const kind = kindOf(item);
  if (kind !== "other") return printStrings.invoice[kind];
  const type = item.product_type || item.expand?.product?.type;
  return (
    item.expand?.product?.category || (type ? productTypeLabels[type] : printStrings.invoice.other)
  );
}

const order: readonly Kind[] = ["frame", "lens", "other"];
/** Sorts items for print: the frame, its lenses, then the rest, each in the order of the invoice. */
export const inPrintOrder = <Item extends PrintedItem>(items: readonly Item[]): Item[] =>
  order.flatMap((kind) => items.filter((item) => kindOf(item) === kind));
