import { figureQueries } from "#api/shop/figures.ts";
import { movementQueries } from "#api/stock/movements.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import { askedInventory } from "#shared/stock/inventoryCells.ts";
import type { Route } from "#lib/addresses/route.ts";

/** Prefetches nothing for an address without a valid day. */
function inventoryQueries(filter: (name: string) => string) {
  const asked = askedInventory(filter);
  return asked.on ? [figureQueries.inventory(asked)] : [];
}

export const routes: readonly Route[] = [
  {
    path: paths.stock,
    page: () => import("./StockPage.tsx"),
    ...pages.stock,
    prefetch: () => [figureQueries.stock],
  },
  {
    path: paths.movements,
    page: () => import("./MovementsPage.tsx"),
    ...pages.movements,
    prefetch: (at) => [movementQueries.list(at)],
  },
  {
    path: paths.inventory,
    page: () => import("./inventory/InventoryPage.tsx"),
    ...pages.inventory,
    prefetch: ({ filter }) => inventoryQueries(filter),
  },
];
