/** Label of an item on the printed invoice (docs/rules-money.md, Invoice: `category` against `type`). */
import type { SavedItem } from "#domain/documents/documents.ts";
import { productTypeLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./prints.strings.ts";

type Kind = "frame" | "lens" | "other";

/** Item name as sold, else the product's current name. */
export const nameOf = (item: SavedItem): string =>
  item.product_name || item.expand?.product?.name || words.unknownProduct;

/** Remark of a product's line; the label of a free line is its name. */
export const remarkOf = ({ product, label }: SavedItem): string => (product ? label : "");

function kindOf(item: SavedItem): Kind {
  const type = item.product_type || item.expand?.product?.type;
  const category = item.expand?.product?.category;
  const name = nameOf(item).toLowerCase();
  if (type === "frame" || type === "sunglasses" || category === "frames") return "frame";
  if (type === "lens" || category === "lenses") return "lens";
  if (name.includes("monture")) return "frame";
  return name.includes("verre") ? "lens" : "other";
}

/** 'Monture', 'Type de verre', else the product's category, its type, or 'Autre'. */
export function itemLabel(item: SavedItem): string {
  const kind = kindOf(item);
  if (kind !== "other") return strings.invoice[kind];
  const type = item.product_type || item.expand?.product?.type;
  return item.expand?.product?.category || (type ? productTypeLabels[type] : strings.invoice.other);
}

const order: readonly Kind[] = ["frame", "lens", "other"];
/** The frame first, then its lenses, then the rest, each in the order of the invoice. */
export const inPrintOrder = (items: readonly SavedItem[]): SavedItem[] =>
  order.flatMap((kind) => items.filter((item) => kindOf(item) === kind));
