import { clientSearch } from "#domain/clients/clientSearch.ts";
import type { List } from "#server/engine/lists/list.ts";
import { equalFilter, exceptFilter, untilDayFilter } from "#server/engine/lists/listFilters.ts";
import { latestDateFirst } from "#server/engine/lists/listOrder.ts";
import { countFromTotals } from "#server/engine/totals/countFromTotals.ts";
import { picturedItemSql } from "./picturedItem.ts";
import { jobOfPrescriptionSql } from "#server/workshop/jobList.ts";

export const prescriptionList: List = {
  table: "optique_prescriptions",
  searchesClient: clientSearch,
  searchesDays: true,
  order: latestDateFirst,
  orderedBy: "idx_prescriptions_company_date_created",
  sorts: { date: latestDateFirst.columns },
  count: countFromTotals("optique_prescription_counts", "records"),
  filters: { client: equalFilter("client"), to: untilDayFilter, except: exceptFilter("id") },
  expand: { client: "optique_clients", optique_invoices_via_prescription: "optique_invoices" },
  computed: {
    job: jobOfPrescriptionSql("t.id"),
    pictured: picturedItemSql(
      "x.invoice IN (SELECT i.id FROM optique_invoices i WHERE i.prescription = t.id)",
    ),
  },
};
