/** Lists of credit notes and of defective pieces, and POST /api/optique/defects/{id}/settle. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { creditReasons, defectOutcomes } from "#domain/core/records.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import type { List, ListFilter } from "#server/engine/lists/list.ts";
import {
  equalFilter,
  fromDayFilter,
  oneOfFilter,
  untilDayFilter,
} from "#server/engine/lists/listFilters.ts";
import { latestDateFirst, newestFirst } from "#server/engine/lists/listOrder.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { refuse, refuseConflict, refuseRequest } from "#server/platform/requests/refuse.ts";
import { requestBody, requestDocumentId } from "#server/platform/requests/routeRequest.ts";
import { findRecord, ownRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { creditIndex } from "./creditIndex.ts";

/** `left`: credit notes whose kept credit is not used up. */
const keptFilter: ListFilter = (value) =>
  value === "left" ? { sql: "t.kept > t.used", params: {} } : null;

export const creditList: List = {
  table: "optique_credit_notes",
  kind: creditIndex.kind,
  searchesClient: clientSearch,
  searchesThrough: [{ kind: invoiceSearch, column: "t.invoice" }],
  searchesDays: true,
  order: newestFirst,
  orderedBy: "idx_credit_notes_company_created",
  sorts: { number: ["t.number", "t.rowid"], date: ["t.date", "t.number", "t.rowid"] },
  orderOfOne: latestDateFirst,
  filters: {
    reason: oneOfFilter("reason", creditReasons),
    client: equalFilter("client"),
    invoice: equalFilter("invoice"),
    from: fromDayFilter,
    to: untilDayFilter,
    kept: keptFilter,
  },
  expand: { client: "optique_clients", invoice: "optique_invoices" },
};

const isOpenDefect = "t.goods = 'defect' AND t.settled_on = ''";

export const defectList: List = {
  table: "optique_credit_items",
  order: newestFirst,
  always: () => ({ sql: isOpenDefect, params: {} }),
  filters: { product: equalFilter("product") },
  expand: { credit_note: "optique_credit_notes", product: "optique_products" },
};

/** Settles a defective piece once; repeating the outcome writes nothing. Returns false when another one is stored. */
export function settleDefect(tx: core.App, item: core.Record, outcome: string): boolean {
  if (item.getString("settled_on") !== "") return item.getString("outcome") === outcome;
  item.load({ settled_on: storedDay(today()), outcome });
  tx.saveNoValidate(markSavedWhole(item));
  return true;
}

export const settleRoute: Route = {
  method: "POST",
  path: "/defects/{id}/settle",
  right: "adjustment.write",
  actOf: ({ app, company, id }) => ({
    record: id,
    amount: ownRecord(app, "optique_credit_items", company, id)?.amount ?? 0,
  }),
  maxBody: 1024,
  handle(e, { company, actor }) {
    const id = requestDocumentId(e);
    const outcome = requestBody(e)["outcome"];
    if (!defectOutcomes.some((one) => one === outcome))
      refuse([{ field: "outcome", code: outcome ? "choice" : "required" }]);
    runAct(e, { actor }, (tx) => {
      const item = findRecord(tx, "optique_credit_items", id);
      if (item?.getString("company") !== company) refuseRequest("not_found", 404);
      if (item.getString("goods") !== "defect") refuse([{ field: "id", code: "not_defect" }]);
      if (!settleDefect(tx, item, String(outcome))) refuseConflict("outcome", "written_once");
    });
    sendJson(e, String(recordTexts(e.app, { table: "optique_credit_items" }, [id])).slice(1, -1));
  },
};
