import { supplierQueries } from "#api/stock/suppliers.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./SupplierFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.suppliers,
    page: () => import("./SuppliersPage.tsx"),
    ...pages.suppliers,
    prefetch: (at) => [supplierQueries.list(at)],
  },
  { path: paths.newSupplier, page: form, ...pages.newSupplier },
  {
    path: paths.editSupplier(":id"),
    page: form,
    ...pages.editSupplier,
    prefetch: ({ id }) => [snapshotOf(supplierQueries.one(id))],
  },
  {
    path: paths.supplier(":id"),
    page: () => import("./SupplierPage.tsx"),
    ...pages.supplier,
    prefetch: ({ id }) => [supplierQueries.one(id)],
  },
];
