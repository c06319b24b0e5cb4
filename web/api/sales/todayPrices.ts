/** Prices of a quote's lenses by today's tariff. */
import type { SavedQuoteItem } from "./quotes.ts";
import type { Product } from "#domain/core/records.ts";
import { powerOf } from "#domain/lenses/power.ts";
import { get } from "#api/request.ts";
import type { LensChoices } from "#domain/lenses/choices.ts";
import { noValue } from "#api/lenses/choices.ts";

/** Today's tariff price of the lens on a line; null when its range is not made in that power. */
async function priceOf(product: Product, item: SavedQuoteItem): Promise<number | null> {
  const power = powerOf(item.power);
  if (!power) return null;
  const { ranges } = await get<LensChoices>("lens-choices", {
    right: [power.sphere, power.cylinder, power.add ?? ""].join(","),
    ...(power.diameter > 0 && { needed: power.diameter }),
    // Narrows the choices to almost only this range.
    supplier: product.supplier,
    geometry: product.geometry,
    index: product.lens_index ?? noValue,
    treatment: product.treatment || noValue,
  });
  const eye = ranges.find((range) => range.product === product.id)?.right;
  return eye?.made ? eye.price : null;
}

/**
 * Replaces the selling price of a range by that of the line's power today; a lens that is no longer made keeps the
 * quote's price.
 */
export const withTodayPrices = (items: readonly SavedQuoteItem[]): Promise<SavedQuoteItem[]> =>
  Promise.all(
    items.map(async (item) => {
      const product = item.expand?.product;
      if (!product || !powerOf(item.power)) return item;
      const selling_price = (await priceOf(product, item)) ?? item.price;
      return { ...item, expand: { ...item.expand, product: { ...product, selling_price } } };
    }),
  );
