import { adjustmentQueries } from "#api/adjustments.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./AdjustmentFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.adjustments,
    page: () => import("./AdjustmentsPage.tsx"),
    access: "app",
    name: pageNames.adjustments,
    keys: pageKeys.list,
    prefetch: (at) => [adjustmentQueries.list(at)],
  },
  {
    path: paths.newAdjustment,
    page: form,
    access: "app",
    name: pageNames.newAdjustment,
    keys: pageKeys.stockForm,
  },
  {
    path: paths.editAdjustment(":id"),
    page: form,
    access: "app",
    name: pageNames.editAdjustment,
    keys: pageKeys.stockForm,
    prefetch: ({ id }) => [snapshotOf(adjustmentQueries.one(id))],
  },
];
