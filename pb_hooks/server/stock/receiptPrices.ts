/** Purchase prices of a receipt, copied to its products on request. */
import type { Values } from "#domain/core/fields/values.ts";
import { setActor } from "#server/platform/records/recordEvents.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { findRecord, recordsById } from "#server/platform/records/storedRecords.ts";

type Item = { id: string; values: Values };
type NewPrice = { product: string; price: number };

/** `asked`: ids of the items whose price is copied; unchanged prices are skipped. */
export function changedPurchasePrices(
  tx: core.App,
  company: string,
  asked: unknown,
  items: readonly Item[],
): NewPrice[] {
  if (asked === undefined || asked === null) return [];
  if (!Array.isArray(asked)) return refuse([{ field: "update_prices", code: "list" }]);
  const wanted = items.filter(({ id }) => asked.includes(id));
  const products = recordsById(
    tx,
    "optique_products",
    wanted.map(({ values }) => String(values["product"])),
  );
  return wanted.flatMap(({ values }) => {
    const product = products.get(String(values["product"]));
    const price = Number(values["price"] ?? 0);
    const isOwn = product?.getString("company") === company;
    return product && isOwn && product.getFloat("purchase_price") !== price
      ? [{ product: product.id, price }]
      : [];
  });
}

/** Saves each product under the user's name for the journal. Each is read again, because its stock has just changed. */
export function updatePurchasePrices(
  tx: core.App,
  { actor }: Staff,
  prices: readonly NewPrice[],
): void {
  for (const { product, price } of prices) {
    const record = findRecord(tx, "optique_products", product);
    if (!record) continue;
    setActor(record, actor);
    record.set("purchase_price", price);
    tx.save(record);
  }
}
