import { adjustmentQueries } from "#api/stock/adjustments.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./AdjustmentFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.adjustments,
    page: () => import("./AdjustmentsPage.tsx"),
    ...pages.adjustments,
    prefetch: (at) => [adjustmentQueries.list(at)],
  },
  { path: paths.newAdjustment, page: form, ...pages.newAdjustment },
  {
    path: paths.editAdjustment(":id"),
    page: form,
    ...pages.editAdjustment,
    prefetch: ({ id }) => [snapshotOf(adjustmentQueries.one(id))],
  },
];
