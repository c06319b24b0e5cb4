import { productQueries } from "#api/stock/products.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.products,
    page: () => import("./ProductsPage.tsx"),
    ...pages.products,
    prefetch: (at) => [productQueries.list(at)],
  },
  {
    path: paths.product(":id"),
    page: () => import("./ProductPage.tsx"),
    ...pages.product,
    prefetch: ({ id }) => [productQueries.one(id)],
  },
];
