/** Record hooks of tariffs: their route and the import write them, the records API may only delete them. */
import { formatDay } from "#domain/core/days/formatDays.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { storedRecord } from "#server/platform/records/storedRecords.ts";

/** Name of a tariff in the journal: its product and day. */
export const tariffLabel = (tx: core.App, product: string, from: string): string =>
  `${storedRecord(tx, "optique_products", product)?.name ?? ""} ${formatDay(from)}`.trim();

export const tariffHooks = recordHooks("optique_lens_tariffs", {
  saving: "product.write",
  deleting: "product.write",
  amountOf: () => noAmount,
  // A product's deletion deletes its tariffs; only the product is then journalled.
  parent: "product",
  label: (record, tx) => tariffLabel(tx, record.getString("product"), record.getString("from")),
  complete: () => refuseRequest("tariff_fixed"),
  // The journal stores the number of prices, not the prices.
  children: (_tx, record) => ({ rows: [], prices: record.getInt("count") }),
});
