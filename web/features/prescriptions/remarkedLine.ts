import type { RemarkedLine } from "#domain/optics/lensRemarks.ts";
import { itemName, type ItemValues } from "#shared/sales/items/saleItems.ts";

/** Converts a form line to the shape that the remarks on lenses use. */
export const remarkedLine = (item: ItemValues): RemarkedLine => ({
  type: item.type,
  name: itemName(item),
  ...(item.use === undefined ? {} : { use: item.use }),
  ...(item.pair === undefined ? {} : { pair: item.pair }),
  ...(item.geometry ? { geometry: item.geometry } : {}),
  ...(item.geometry === undefined ? {} : { geometry: item.geometry }),
});
