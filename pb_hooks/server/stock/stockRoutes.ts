/** Figures of the stock and of proposed orders (docs/api.md, Routes). */
import { sendObject } from "#server/platform/jsonText.ts";
import { firstRowsJson } from "#server/engine/lists/listQueries.ts";
import { pageParams } from "#server/engine/lists/listRoute.ts";
import { recordTexts } from "#server/platform/recordTexts.ts";
import { queryParam, type Staff } from "#server/platform/routeRequest.ts";
import { reorderFigures } from "./reorder.ts";
import { shelfFilters } from "./shelf.ts";
import { productsToReorder, stockFigures } from "./stockFigures.ts";
import { movementList, receiptList } from "./stockLists.ts";

const recent = 5;
const products = { table: "optique_products" };

export const stockRoutes = {
  stock(e: core.RequestEvent, { company }: Staff): void {
    const shelf = (kind: "low" | "out") =>
      recordTexts(e.app, products, productsToReorder(e.app, company, kind, recent));
    sendObject(e, stockFigures(e.app, company), {
      lowStock: shelf("low"),
      outOfStock: shelf("out"),
      recentReceipts: firstRowsJson(e.app, company, receiptList, recent),
      recentMovements: firstRowsJson(e.app, company, movementList, 10),
    });
  },

  reorder(e: core.RequestEvent, { company }: Staff): void {
    const filters = Object.fromEntries(
      Object.keys(shelfFilters).map((name) => [name, queryParam(e, name).trim()]),
    );
    e.json(200, reorderFigures(e.app, company, { ...pageParams(e), filters }));
  },
};
