/** Writes a sale document, alone or inside a prescription: header, items, payments, stock, journal and search entry. */
import { parseDay, today } from "#domain/core/days/days.ts";
import { noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import { checkTotal, itemsTotal, paidTotal, type PricedItem } from "#domain/sale/invoice.ts";
import { creditedOf, invoiceStatusOf, netPaid } from "#domain/sale/due.ts";
import { invoiceMonthOf, invoiceNumber } from "#domain/sale/numbering.ts";
import type { Invoice } from "#domain/core/records.ts";
import type { SaleKind } from "#domain/sale/saleKind.ts";
import type { InvoiceBody } from "#domain/sale/saleBody.ts";
import { drawnBeside } from "#server/engine/documents/beside.ts";
import { journalDocument, writeHeader } from "#server/engine/documents/documentWrites.ts";
import {
  checkSaleChange,
  lookUpChange,
  type SaleChange,
  saleChange,
  journalDiscount,
  journalPaymentChanges,
  moveSaleStock,
  writeSaleChange,
  changesLenses,
  writtenLines,
  writtenPayments,
} from "./saleChange.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { followReversals } from "./reversals.ts";
import { lookupsReader, settleLensProducts } from "#server/stock/saveLookups.ts";
import { checkPlan } from "./plannedInvoice.ts";
import { checkFundPart, checkPaymentsLeft } from "./invoiceSums.ts";
import { followLines } from "./followedLines.ts";
import { checkSaleRights } from "./saleRights.ts";
import { highestNumberSql } from "./numberSeries.ts";
import type { SaleTarget } from "./saleTarget.ts";
import { sellerOf } from "./sellerOf.ts";
import { type IssueLookups, issueLookupsSql } from "./issueInvoice.ts";
import { placeSaleLenses } from "./saleLenses.ts";
import { checkIssuedSale, creditsOf, isLowered, issueValues } from "./issuedSaleChecks.ts";
import type { SearchIndex } from "#server/engine/search/searchIndex.ts";

export type SaleWriter = ReturnType<typeof saleWriter>;

/** Prepares the writer for a kind; call it at the top of a module. The writer returns true when lens lines changed. */
export function saleWriter(kind: SaleKind, index: SearchIndex) {
  const lookupsOf = lookupsReader<IssueLookups & { highest: number }>(kind, {
    ...issueLookupsSql,
    highest: highestNumberSql(kind),
  });
  return function writeSale(
    tx: core.App,
    staff: Staff,
    target: SaleTarget,
    body: InvoiceBody,
  ): boolean {
    const { company } = staff;
    const { id, client, prescription, stored, path } = target;
    const change = saleChange(stored, body);
    const date = String(body.values["date"] || stored?.date || target.date);
    const month = stored ? "" : invoiceMonthOf(parseDay(date) ?? today());
    const lookups = lookUpChange(tx, kind, lookupsOf, company, change, { client, month });
    const lines = writtenLines(change, body.items ?? []);
    refuseAt(path, [
      ...checkSaleChange(company, change, lookups),
      ...settleLensProducts(lines, lookups.products),
    ]);
    const contact = textValue(body.values["contact"] ?? stored?.contact);
    const dated = { ...target, date, contact, removed: change.items.removed };
    const prices = placeSaleLenses(tx, company, dated, change, lines, lookups);
    checkSaleRights(staff.actor, target, change, { ...lookups, ...prices });

    checkIssuedSale(tx, company, dated, change);
    const followed = followLines(tx, kind, staff, dated, lines, lookups);
    const { buyer_name } = body.values;
    const walkIn = buyer_name === undefined ? null : textValue(buyer_name);
    const issue = issueValues(tx, company, target, walkIn, change, lookups);
    const values: Values = { ...body.values, date, client, ...sums(target, change), ...issue };
    checkPlan(stored?.plan, { ...stored, ...values } as Invoice, pathOf(path, "plan"));
    if (!stored) {
      const number = invoiceNumber(month, lookups.highest + 1);
      index.put(tx, company, id, { [kind.number]: number });
      Object.assign(values, newValues(kind, staff, prescription, number));
    }
    // Written even when only items changed, because the header's realtime event informs other stations.
    writeHeader(tx, kind.header, id, values, stored !== null);
    writeSaleChange(
      tx,
      kind,
      { company, [kind.parent]: id },
      signatureOf(staff.actor),
      change,
      lookups,
    );
    followReversals(tx, staff, writtenPayments(change, id));
    drawnBeside(tx, "optique_payments", creditsOf(change), pathOf(path, "payments"));
    const moved = { id, company, date, actor: staff.actor.name };
    moveSaleStock(tx, kind, moved, change, body.items ?? [], lookups);
    followed.forEach(({ saved }) => saved(tx));
    if (!change.own) {
      const number = textValue(stored ? stored.invoice_number : values[kind.number]);
      journalSale(tx, kind, staff, { ...target, number, header: body.values, issue }, change);
    }
    return changesLenses(change, lookups);
  };
}

type Journalled = SaleTarget & { number: string; header: Values; issue: Values };

/** Journals discounts, and the changes of a stored sale. */
function journalSale(
  tx: core.App,
  kind: SaleKind,
  staff: Staff,
  { id, client, stored, number, header, issue }: Journalled,
  change: SaleChange,
): void {
  const sold = { collection: kind.header, id, label: number, stored: stored?.items ?? [] };
  journalDiscount(tx, staff, sold, change);
  if (!stored) return;
  const { shop_stamp: _, ...told } = issue;
  journalDocument(tx, staff, kind, stored, { ...change, values: { ...header, client, ...told } });
  journalPaymentChanges(tx, kind, staff, change);
}

/** Values of a new document that never change. */
const newValues = (
  kind: SaleKind,
  { company, actor }: Staff,
  prescription: string,
  number: string,
): Values => ({ company, prescription, ...sellerOf(actor), [kind.number]: number });

const pathOf = (path: string | undefined, field: string): string =>
  path ? `${path}.${field}` : field;

const refuseAt = (path: string | undefined, found: Violation[]): void =>
  refuseIf(path ? prefixViolations(path, found) : found);

/** Total, paid amount and status after the save. Without items the total stays, unless the last one goes now. */
function sums({ stored, path }: SaleTarget, change: SaleChange): Values {
  const { finalItems, finalPayments } = change;
  const kept = stored && stored.items.length === 0 ? toCentimes(stored.total_amount) : noMoney;
  const total = finalItems.length > 0 ? itemsTotal(finalItems as PricedItem[]) : kept;
  const payments = paidTotal(finalPayments as { amount: number }[]);
  refuseAt(path, [...checkTotal("items", total), ...checkTotal("payments", payments)]);
  const { credited, ...returned } = creditedOf(stored);
  const fund = toCentimes(stored?.fund_part);
  checkFundPart({ total, credited, fund }, pathOf(path, "items"));
  const paid = netPaid({ payments, ...returned });
  if (isLowered(change)) checkPaymentsLeft(paid, pathOf(path, "payments"));
  return {
    total_amount: toDirhams(total),
    paid_amount: toDirhams(paid),
    status: invoiceStatusOf({ total, credited, fund, paid }, finalItems.length),
  };
}
