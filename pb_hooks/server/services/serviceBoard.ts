/** GET /api/optique/services/board: open tickets, and those handed back today; remakes are on the workshop's board. */
import { serviceStatuses } from "#domain/core/records.ts";
import { boardRoute } from "#server/engine/lists/board.ts";
import { filledFilter } from "#server/engine/lists/listFilters.ts";
import { columnsOf } from "#server/workshop/board.ts";
import { lastStepInstantSql } from "#server/workshop/jobCards.ts";
import { boardCards } from "./serviceCards.ts";
import { openServices, serviceCountsSql } from "./serviceCounts.ts";
import { serviceList } from "./serviceList.ts";

/** Forces the index, because SQLite would otherwise read the tickets of all years. */
const returnedToday = `FROM optique_services t INDEXED BY idx_services_returned
  WHERE t.company = {:company} AND t.status = 'returned' AND ${lastStepInstantSql} >= {:midnight} AND t.kind <> 'remake'`;

/** SQL of the suppliers to filter by: those of open tickets. */
const suppliersSql = `(SELECT json_group_array(json_object('id', id, 'name', name)) FROM (SELECT s.id, s.name
  FROM optique_suppliers s WHERE s.id IN (SELECT t.supplier ${openServices})
  ORDER BY s.name COLLATE NOCASE))`;

export const serviceBoard = boardRoute({
  path: "/services/board",
  list: serviceList,
  cards: boardCards,
  columns: columnsOf(serviceStatuses, openServices, { status: "returned", rows: returnedToday }),
  all: [openServices, returnedToday],
  filters: { supplier: filledFilter("supplier") },
  counts: serviceCountsSql,
  texts: { suppliers: suppliersSql },
});
