/** Stock counts by scanner: the scans, movements during the count, and the resulting adjustments. */
import { recordsOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { abandonRoute, postRoute } from "./closeRoutes.ts";
import { codesRoute } from "./codeRoute.ts";
import { countChecks } from "./countChecks.ts";
import { countDocument } from "./countDocument.ts";
import { countList } from "./countList.ts";
import { countHooks, countLineHooks, countScanHooks } from "./countRecords.ts";
import { linesRoute } from "./lineRoute.ts";
import { reviewRoute } from "./reviewRoute.ts";
import { putScans } from "./scanRoute.ts";

export const counts: Room = {
  capabilities: [
    {
      word: "counts",
      begins: {
        optique_counts: () => true,
        optique_products: ({ low_stock_at }) => typeof low_stock_at === "number",
      },
      records: [
        recordsOf("optique_counts"),
        recordsOf("optique_products", "typeof(low_stock_at) = 'integer'"),
      ],
    },
  ],
  records: {
    optique_counts: countHooks,
    optique_count_lines: countLineHooks,
    optique_count_scans: countScanHooks,
  },
  documents: { counts: countDocument },
  routes: [
    {
      method: "PUT",
      path: "/counts/{id}/scans",
      right: "count.write",
      maxBody: 262_144,
      handle: putScans,
    },
    reviewRoute,
    linesRoute,
    codesRoute,
    postRoute,
    abandonRoute,
  ],
  lists: { counts: countList },
  follows: {
    optique_products: {
      uses: [
        {
          field: "product",
          to: "optique_products",
          code: "product_counted",
          by: ["optique_count_lines", "optique_count_scans"],
        },
      ],
    },
    optique_suppliers: {
      uses: [
        {
          field: "supplier",
          to: "optique_suppliers",
          code: "supplier_counted",
          by: ["optique_counts"],
        },
      ],
    },
  },
  removals: {
    adjustments: {
      refused: [
        {
          sql: "SELECT COUNT(*) AS json FROM optique_stock_adjustments WHERE id = {:id} AND company = {:company} AND count > ''",
          code: "count_posted",
        },
      ],
    },
  },
  expands: { optique_counts: { paths: ["supplier"] } },
  checks: countChecks,
};
