import { receiptQueries } from "#api/stock/receipts.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./ReceiptFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.receipts,
    page: () => import("./ReceiptsPage.tsx"),
    ...pages.receipts,
    prefetch: (at) => [receiptQueries.list(at)],
  },
  { path: paths.newReceipt, page: form, ...pages.newReceipt },
  {
    path: paths.editReceipt(":id"),
    page: form,
    ...pages.editReceipt,
    prefetch: ({ id }) => [snapshotOf(receiptQueries.one(id))],
  },
  {
    path: paths.receipt(":id"),
    page: () => import("./ReceiptDetailPage.tsx"),
    ...pages.receipt,
    prefetch: ({ id }) => [receiptQueries.one(id)],
  },
];
