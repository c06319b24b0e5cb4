/** Purchases on the dashboard: what is due to suppliers, and credits that are late. */
import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { centimesSql } from "#domain/core/money.ts";
import { billRestSql, isOpenBillSql } from "#domain/purchases/bill.ts";
import type { PurchasesOfToday } from "#domain/purchases/purchaseAnswers.ts";
import { isExpectedCreditSql, overdueCreditDay } from "#domain/purchases/supplierCredit.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

/** Number of days before its due day from which the dashboard counts a bill, a cheque or an LCN. */
const noticeDays = 7;

const counted = (amount: string, from: string): string =>
  `json((SELECT json_object('count', COUNT(*), 'amount', COALESCE(SUM(${amount}), 0) / 100.0) FROM ${from}))`;

const todayRead = reading(`SELECT json_object(
    'billsDue', ${counted(
      billRestSql("x"),
      `optique_bills x INDEXED BY idx_bills_open WHERE x.company = {:company} AND ${isOpenBillSql("x")} AND x.due_on <= {:soon}`,
    )},
    'paymentsDue', ${counted(
      centimesSql("x.amount"),
      `optique_bill_payments x INDEXED BY idx_bill_payments_issued
        WHERE x.company = {:company} AND x.state = 'issued' AND x.due_on > '' AND x.due_on <= {:soon}`,
    )},
    'creditsExpected', ${counted(
      centimesSql("x.expected_amount"),
      `optique_supplier_credits x INDEXED BY idx_supplier_credits_expected
        WHERE x.company = {:company} AND ${isExpectedCreditSql("x")} AND x.date < {:overdue}`,
    )})`);

const none = { count: 0, amount: 0 };
export const noPurchases: PurchasesOfToday = {
  billsDue: none,
  paymentsDue: none,
  creditsExpected: none,
};

/** Figures for the dashboard; queried only in a shop with bills, for a person who may see costs. */
export const purchasesOfToday = (app: core.App, company: string): PurchasesOfToday =>
  readJson(app, todayRead, {
    company,
    soon: storedDay(addDays(today(), noticeDays)),
    overdue: storedDay(overdueCreditDay(today())),
  });
