import { productQueries } from "#api/products.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.products,
    page: () => import("./ProductsPage.tsx"),
    access: "app",
    name: pageNames.products,
    keys: pageKeys.list,
    prefetch: (at) => [productQueries.list(at)],
  },
  {
    path: paths.product(":id"),
    page: () => import("./ProductPage.tsx"),
    access: "app",
    name: pageNames.product,
    prefetch: ({ id }) => [productQueries.one(id)],
  },
];
