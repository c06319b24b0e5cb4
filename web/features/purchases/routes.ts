import { accountQueries } from "#api/purchases/accounts.ts";
import { billPaymentQueries } from "#api/purchases/billPayments.ts";
import { billQueries } from "#api/purchases/bills.ts";
import { supplierCreditQueries } from "#api/purchases/supplierCredits.ts";
import { snapshotOf } from "#api/queryClient.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { pathOf } from "#lib/addresses/navigationHistory.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { calendarAsked } from "#shared/purchases/calendarTexts.ts";
import { viewOf } from "./list/purchaseViews.ts";

/** Queries to prefetch, by tab of the address. */
const tabQueries = {
  bills: billQueries.list,
  payments: billPaymentQueries.list,
  credits: supplierCreditQueries.list,
  calendar: (at: ListAddress) => accountQueries.calendar(calendarAsked(at.filter)),
  balance: () => accountQueries.payables,
} as const;

const billForm = () => import("./bill/BillFormPage.tsx");
const paymentForm = () => import("./payment/PaymentFormPage.tsx");
const creditForm = () => import("./credit/CreditFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.purchases(),
    page: () => import("./list/PurchasesPage.tsx"),
    ...pages.purchases,
    prefetch: (at) => [tabQueries[viewOf(at)](at)],
  },
  { path: paths.newBill(), page: billForm, ...pages.newBill },
  {
    path: paths.editBill(":id"),
    page: billForm,
    ...pages.editBill,
    prefetch: ({ id }) => [snapshotOf(billQueries.one(id))],
  },
  {
    path: paths.bill(":id"),
    page: () => import("./bill/BillPage.tsx"),
    ...pages.bill,
    prefetch: ({ id }) => [billQueries.one(id)],
  },
  { path: pathOf(paths.payBills()), page: paymentForm, ...pages.newBillPayment },
  {
    path: paths.editBillPayment(":id"),
    page: paymentForm,
    ...pages.editBillPayment,
    prefetch: ({ id }) => [snapshotOf(billPaymentQueries.one(id))],
  },
  {
    path: paths.billPayment(":id"),
    page: () => import("./payment/PaymentPage.tsx"),
    ...pages.billPayment,
    prefetch: ({ id }) => [billPaymentQueries.one(id)],
  },
  { path: paths.newSupplierCredit(), page: creditForm, ...pages.newSupplierCredit },
  {
    path: paths.editSupplierCredit(":id"),
    page: creditForm,
    ...pages.editSupplierCredit,
    prefetch: ({ id }) => [snapshotOf(supplierCreditQueries.one(id))],
  },
  {
    path: paths.supplierCredit(":id"),
    page: () => import("./credit/CreditPage.tsx"),
    ...pages.supplierCredit,
    prefetch: ({ id }) => [supplierCreditQueries.one(id)],
  },
];
