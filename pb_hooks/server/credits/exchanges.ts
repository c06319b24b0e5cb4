/** PUT /api/optique/exchanges/{id}: credit note, new sale, and the difference paid or refunded, all or nothing. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { prefixViolations } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { type CreditBody, readCreditBody } from "#domain/sale/credit.ts";
import { clientPart } from "#domain/sale/due.ts";
import { itemsTotal, type PricedItem } from "#domain/sale/invoice.ts";
import { readPrescriptionBody, readSaleBody } from "#domain/sale/saleBody.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { sentObjects } from "#domain/documents/sentAmounts.ts";
import { idForm } from "#domain/core/fields/fields.ts";
import type { Route } from "#server/engine/route.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import {
  checkRight,
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { prescriptionDocument } from "#server/sale/prescriptionDocument.ts";
import { invoiceDocument, invoiceReader } from "#server/sale/saleDocument.ts";
import { creditAct, creditDocument } from "./creditDocument.ts";
import { issueCreditNote } from "./creditWrite.ts";
import { isWritten } from "./idempotency.ts";

/** Sale of an exchange: an invoice's body, or a prescription's body that contains the invoice. */
type NewSale = {
  id: string;
  isPrescription: boolean;
  body: Values;
  total: Centimes;
  invoice: { id: string; field: string };
};

export const exchangeRoute: Route = {
  method: "PUT",
  path: "/exchanges/{id}",
  right: "credit.issue",
  actOf: ({ id, body: { credit } }) => creditAct(isObject(credit) ? credit : {}, id),
  asksFurtherRights: true,
  maxBody: 2_097_152,
  handle(e, staff) {
    const id = requestDocumentId(e);
    const request = requestBody(e);
    const body = readExchange(id, request);
    const { sale } = body;
    const { right, actOf } = documentOf(sale);
    const asked = { app: e.app, company: staff.company, text: "", ...sale };
    checkRight(staff.actor, right, () => actOf(asked));
    runAct(e, staff, (tx) => saveExchange(tx, staff, body));
    sendObject(
      e,
      {},
      {
        credit_note: creditDocument.answer(e.app, staff.company, id) ?? "null",
        sale: documentOf(sale).answer(e.app, staff.company, sale.id) ?? "null",
      },
    );
  },
};

/** Parses the credit note; its kept amount and refund are computed, not taken from the body. */
function readCredit({ credit, refund }: Values): CreditBody {
  if (!isObject(credit)) return refuse([{ field: "credit", code: "object" }]);
  // The refund belongs into `refund`; a list inside the credit note would be ignored, so it is refused.
  if (sentObjects(credit["refunds"]).length > 0)
    refuse([{ field: "credit.refunds", code: "fixed" }]);
  const refunds = isObject(refund) ? [{ amount: 1, ...refund }] : [];
  const { value, violations } = readCreditBody({ ...credit, kept: 0, refunds });
  refuseIf(prefixViolations("credit", violations));
  return value;
}

/** Parses the new sale for its total; its own save parses it again. `invoice`: the id, and the field that names it. */
function readNewSale(sale: unknown): NewSale {
  if (!isObject(sale)) return refuse([{ field: "sale", code: "object" }]);
  const { id, ...body } = sale;
  if (typeof id !== "string" || !idForm.test(id))
    return refuse([{ field: "sale.id", code: "id_form" }]);
  const isPrescription = "invoice" in body;
  const { value, violations } = isPrescription
    ? readPrescriptionBody(body, null)
    : readSaleBody(invoiceKind, body, [], null);
  // Refused before the credit note is written, because invalid lines have no total.
  refuseIf(violations);
  const sold = "invoice" in value ? value.invoice : value;
  const items = sold?.items?.map(({ values }) => values as PricedItem) ?? [];
  const part = isObject(body["invoice"]) ? textValue(body["invoice"]["id"]) : "";
  const invoice = isPrescription
    ? { id: part, field: "sale.invoice.id" }
    : { id, field: "sale.id" };
  return { id, isPrescription, body, total: itemsTotal(items), invoice };
}

const documentOf = ({ isPrescription }: NewSale) =>
  isPrescription ? prescriptionDocument : invoiceDocument;

type Exchange = { id: string; request: Values; credit: CreditBody; sale: NewSale };

/** An exchange has at most one payment and one refund; a list is refused, since its money would not be recorded. */
const checkMoneyForm = (request: Values): void =>
  refuseIf(
    ["payment", "refund"]
      .filter((field) => !isObject(request[field] ?? {}))
      .map((field) => ({ field, code: "object" })),
  );

/** Parses the body of an exchange; `id`: id of its credit note. */
export function readExchange(id: string, request: Values): Exchange {
  checkMoneyForm(request);
  return { id, request, credit: readCredit(request), sale: readNewSale(request["sale"]) };
}

/** Writes an exchange inside the caller's transaction; a repeated identical request writes nothing. */
export function saveExchange(
  tx: core.App,
  staff: Staff,
  { id, request, credit, sale }: Exchange,
): void {
  const { company } = staff;
  if (isWritten(tx, "optique_credit_notes", { id, company, request })) return;
  if (findRecord(tx, "optique_invoices", sale.invoice.id))
    refuse([{ field: sale.invoice.field, code: "id_taken" }]);
  const freed = freedByCredit(tx, company, credit);
  const kept = Math.min(freed, sale.total) as Centimes;
  const refunds = refundsOf(credit, minus(freed, kept), request["refund"]);
  issueCreditNote(tx, staff, { id, request, value: { ...credit, kept, refunds } });
  const payments = [
    ...(isObject(request["payment"]) ? [{ date: today(), ...request["payment"] }] : []),
    ...(kept > 0 ? [creditPayment(id, kept)] : []),
  ];
  documentOf(sale).prepare(tx, staff, sale.id, withPayments(sale, payments))(tx);
}

/** Money that the credit note frees: what the client has overpaid after it, at most the credited amount. */
function freedByCredit(
  tx: core.App,
  company: string,
  { invoice: id, items }: CreditBody,
): Centimes {
  const invoice = invoiceReader.load(tx, company, id);
  if (!invoice) return refuse([{ field: "credit.invoice", code: "unknown_record" }]);
  const credited = sum(items.map(({ values }) => toCentimes(values["amount"] as number)));
  const surplus = toCentimes(invoice.paid_amount) - minus(clientPart(invoice), credited);
  return Math.max(noMoney, Math.min(surplus, credited)) as Centimes;
}

/** Refund of the money that the new sale leaves: the sent amount, at most all of it; without an amount, all of it. */
function refundsOf({ refunds }: CreditBody, rest: Centimes, sent: unknown): DocumentChild[] {
  if (!isObject(sent)) return [];
  const given = "amount" in sent;
  if (given && refunds.some(({ values }) => toCentimes(Number(values["amount"])) > rest))
    refuseConflict("refund.amount", "refund_exceeds");
  if (rest === noMoney) return [];
  const amount = given ? sent["amount"] : toDirhams(rest);
  return refunds.map((refund) => ({ ...refund, values: { ...refund.values, amount } }));
}

/** Payment of the new sale by the kept credit. Its id is derived from the credit note: a retry has the same id. */
const creditPayment = (note: string, kept: Centimes): Values => ({
  id: $security.md5(note).slice(0, 15),
  date: storedDay(today()),
  amount: toDirhams(kept),
  payment_method: "credit",
  credit_note: note,
});

function withPayments({ body, isPrescription }: NewSale, added: readonly Values[]): Values {
  const extended = (sale: Values): Values => ({
    ...sale,
    payments: [...((sale["payments"] as Values[] | undefined) ?? []), ...added],
  });
  if (!isPrescription) return extended(body);
  const invoice = isObject(body["invoice"]) ? body["invoice"] : {};
  return { ...body, invoice: { ...extended(invoice), id: textValue(invoice["id"]) } };
}
