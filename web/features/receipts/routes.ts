import { receiptQueries } from "#api/receipts.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./ReceiptFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.receipts,
    page: () => import("./ReceiptsPage.tsx"),
    access: "app",
    name: pageNames.receipts,
    keys: pageKeys.list,
    prefetch: (at) => [receiptQueries.list(at)],
  },
  {
    path: paths.newReceipt,
    page: form,
    access: "app",
    name: pageNames.newReceipt,
    keys: pageKeys.stockForm,
  },
  {
    path: paths.editReceipt(":id"),
    page: form,
    access: "app",
    name: pageNames.editReceipt,
    keys: pageKeys.stockForm,
    prefetch: ({ id }) => [snapshotOf(receiptQueries.one(id))],
  },
  {
    path: paths.receipt(":id"),
    page: () => import("./ReceiptDetailPage.tsx"),
    access: "app",
    name: pageNames.receipt,
    prefetch: ({ id }) => [receiptQueries.one(id)],
  },
];
