import { clientSearch } from "#domain/clients/clientSearch.ts";
import type { List } from "#server/engine/lists/list.ts";
import { equal, except, untilDay } from "#server/engine/lists/listFilters.ts";
import { latestDate } from "#server/engine/lists/listOrder.ts";
import { countedIn } from "#server/engine/totals/totals.ts";
import { jobOf } from "#server/workshop/jobList.ts";

export const prescriptionList: List = {
  table: "optique_prescriptions",
  searchesClient: clientSearch,
  searchesDays: true,
  order: latestDate,
  orderedBy: "idx_prescriptions_company_date_created",
  count: countedIn("optique_prescription_counts", "records"),
  filters: { client: equal("client"), to: untilDay, except: except("id") },
  expand: { client: "optique_clients", optique_invoices_via_prescription: "optique_invoices" },
  more: { job: jobOf("t.id") },
};
