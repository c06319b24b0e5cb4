import { drawerQueries } from "#api/lenses/drawers.ts";
import { tariffQueries } from "#api/lenses/tariffs.ts";
import { productQueries } from "#api/stock/products.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  { path: paths.lensPrice, page: () => import("./price/PricePage.tsx"), ...pages.lensPrice },
  { path: paths.lensImport, page: () => import("./import/ImportPage.tsx"), ...pages.lensImport },
  { path: paths.lensRefill, page: () => import("./refill/RefillPage.tsx"), ...pages.lensRefill },
  {
    path: paths.lensDrawers,
    page: () => import("./drawer/DrawersPage.tsx"),
    ...pages.lensDrawers,
    prefetch: () => [drawerQueries.all()],
  },
  {
    path: paths.lensDrawer(":id"),
    page: () => import("./drawer/DrawerPage.tsx"),
    ...pages.lensDrawer,
    prefetch: ({ id }) => [productQueries.one(id), drawerQueries.one(id)],
  },
  {
    path: paths.lensTariffs(":id"),
    page: () => import("./tariff/TariffPage.tsx"),
    ...pages.lensTariffs,
    prefetch: ({ id }) => [productQueries.one(id), tariffQueries.ofProduct(id)],
  },
];
