/** Routes for the figures of the stock and of proposed orders (docs/api.md, Routes). */
import { withoutKeys } from "#domain/people/hiddenFields.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { firstRowsJson } from "#server/engine/lists/listQueries.ts";
import { pageParams } from "#server/engine/lists/listRoute.ts";
import { recordTexts } from "#server/platform/records/recordTexts.ts";
import { hasRight, queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { reorderFigures } from "./reorder.ts";
import { shelfFilters } from "./shelf.ts";
import { productsToReorder, stockFigures } from "./stockFigures.ts";
import { movementList, receiptList } from "./stockLists.ts";

const recent = 5;
const products = { table: "optique_products" };

/** Figures of the stock without its value. */
const withoutValues = ({ byType, ...figures }: ReturnType<typeof stockFigures>) => ({
  ...withoutKeys(figures, ["value", "archivedValue"]),
  byType: byType.map((row) => withoutKeys(row, ["value"])),
});

export const stockRoutes = {
  stock(e: core.RequestEvent, { company, actor }: Staff): void {
    const shelf = (kind: "low" | "out") =>
      recordTexts(e.app, products, productsToReorder(e.app, company, kind, recent));
    const figures = stockFigures(e.app, company);
    sendObject(e, hasRight(actor, "cost.see") ? figures : withoutValues(figures), {
      lowStock: shelf("low"),
      outOfStock: shelf("out"),
      recentReceipts: firstRowsJson(e.app, company, receiptList, recent),
      recentMovements: firstRowsJson(e.app, company, movementList, 10),
    });
  },

  reorder(e: core.RequestEvent, { company, actor }: Staff): void {
    const filters = Object.fromEntries(
      Object.keys(shelfFilters).map((name) => [name, queryParam(e, name).trim()]),
    );
    const figures = reorderFigures(e.app, company, { ...pageParams(e), filters });
    const items = hasRight(actor, "cost.see")
      ? figures.items
      : figures.items.map((order) => withoutKeys(order, ["amount"]));
    e.json(200, { ...figures, items });
  },
};
