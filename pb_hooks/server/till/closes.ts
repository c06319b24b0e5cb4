/** Closings are created by their route (till/closeDay.ts) and never changed; the administrator may delete one. */
import { formatDay } from "#domain/core/shown.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseWhole } from "#server/platform/refuse.ts";

export const closes = recordHooks("optique_closes", {
  saving: "till.close",
  deleting: "till.close",
  label: (record) => formatDay(record.getString("day")),
  complete: () => refuseWhole("closes_fixed"),
});
