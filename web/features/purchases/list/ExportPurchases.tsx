import { billPaymentsAsked } from "#api/purchases/billPayments.ts";
import { billsAsked } from "#api/purchases/bills.ts";
import { supplierCreditsAsked } from "#api/purchases/supplierCredits.ts";
import { today } from "#domain/core/days/days.ts";
import { minus, toCentimes, toDirhams } from "#domain/core/money.ts";
import { htOfRates } from "#domain/purchases/bill.ts";
import type {
  ListedBill,
  ListedBillPayment,
  ListedSupplierCredit,
} from "#domain/purchases/purchaseAnswers.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  billMethodLabels,
  billPaymentStateLabels,
  billStateLabels,
  supplierCreditReasonLabels,
  supplierCreditStateLabels,
} from "#shared/purchases/purchases.strings.ts";
import { ExportButton, rowTable } from "#ui/list/ExportButton.tsx";
import { purchaseLists } from "../purchases.strings.ts";
import type { PurchaseView } from "./purchaseViews.ts";

const dayOf = (stored: string): string => (stored ? formatDay(stored) : "");
const supplierOf = ({ expand }: { expand?: { supplier?: { name: string } | null } }): string =>
  expand?.supplier?.name ?? "";

function billCells(bill: ListedBill): Cell[] {
  const ht = htOfRates(bill.rates);
  return [
    supplierOf(bill),
    bill.number,
    dayOf(bill.date),
    dayOf(bill.due_on),
    bill.label,
    toDirhams(ht),
    toDirhams(minus(toCentimes(bill.total_amount), ht)),
    bill.total_amount,
    bill.paid,
    bill.rest,
    billStateLabels[bill.state],
  ];
}

const paymentCells = (payment: ListedBillPayment): Cell[] => [
  supplierOf(payment),
  dayOf(payment.date),
  billMethodLabels[payment.method],
  payment.reference,
  payment.bank,
  dayOf(payment.due_on),
  payment.state && billPaymentStateLabels[payment.state],
  payment.bills.join(", "),
  payment.amount,
  payment.left,
];

const creditCells = (credit: ListedSupplierCredit): Cell[] => [
  supplierOf(credit),
  supplierCreditReasonLabels[credit.reason],
  dayOf(credit.date),
  credit.expected_amount,
  credit.number,
  dayOf(credit.received_on),
  credit.total_amount,
  credit.used_amount,
  supplierCreditStateLabels[credit.state],
];

type Props = { view: PurchaseView; state: ListState };

/** Menu that exports the listed bills, payments or credits, or those of a period. */
export function ExportPurchases({ view, state }: Props) {
  const q = state.query;
  const common = { of: words.purchases, period: words.date };
  if (view === "bills")
    return (
      <ExportButton
        {...common}
        name={purchaseLists.bills.exportName(today())}
        list="bills"
        query={{ q, ...billsAsked(state) }}
        tableOf={rowTable(purchaseLists.bills.exportHead, billCells)}
      />
    );
  if (view === "payments")
    return (
      <ExportButton
        {...common}
        name={purchaseLists.payments.exportName(today())}
        list="bill-payments"
        query={{ q, ...billPaymentsAsked(state) }}
        tableOf={rowTable(purchaseLists.payments.exportHead, paymentCells)}
      />
    );
  if (view !== "credits") return null;
  return (
    <ExportButton
      {...common}
      name={purchaseLists.credits.exportName(today())}
      list="supplier-credits"
      query={{ q, ...supplierCreditsAsked(state) }}
      tableOf={rowTable(purchaseLists.credits.exportHead, creditCells)}
    />
  );
}
