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

/** Sale of an exchange: the body of an invoice, or of a prescription with its invoice. */
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

/** Credit note of the body, whose kept amount and refund are derived instead of read. */
function readCredit({ credit, refund }: Values): CreditBody {
  if (!isObject(credit)) return refuse([{ field: "credit", code: "object" }]);
  // Money given back stands in `refund` alone: here it would be written nowhere.
  if (sentObjects(credit["refunds"]).length > 0)
    refuse([{ field: "credit.refunds", code: "fixed" }]);
  const refunds = isObject(refund) ? [{ amount: 1, ...refund }] : [];
  const { value, violations } = readCreditBody({ ...credit, kept: 0, refunds });
  refuseIf(prefixViolations("credit", violations));
  return value;
}

/** New sale with its total; `invoice`: id of its invoice, with its field in the body. Its own save reads it again. */
function readNewSale(sale: unknown): NewSale {
  if (!isObject(sale)) return refuse([{ field: "sale", code: "object" }]);
  const { id, ...body } = sale;
  if (typeof id !== "string" || !idForm.test(id))
    return refuse([{ field: "sale.id", code: "id_form" }]);
  const isPrescription = "invoice" in body;
  const { value, violations } = isPrescription
    ? readPrescriptionBody(body, null)
    : readSaleBody(invoiceKind, body, [], null);
  // Before the credit note is written: a refused line has no total.
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

/** The one payment and the one refund of an exchange may be absent; a list would be money that nobody wrote down. */
const checkMoneyForm = (request: Values): void =>
  refuseIf(
    ["payment", "refund"]
      .filter((field) => !isObject(request[field] ?? {}))
      .map((field) => ({ field, code: "object" })),
  );

/** Parses the body of an exchange; `id`: that of its credit note. */
export function readExchange(id: string, request: Values): Exchange {
  checkMoneyForm(request);
  return { id, request, credit: readCredit(request), sale: readNewSale(request["sale"]) };
}

/** Writes an exchange inside the caller's transaction; the same request again writes nothing. */
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

/** Money that the credit note frees: the surplus of the invoice after it, at most the credit note. */
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

/** Refund of the money beyond the new sale, at most all of it; without an amount, all of it. */
function refundsOf({ refunds }: CreditBody, rest: Centimes, sent: unknown): DocumentChild[] {
  if (!isObject(sent)) return [];
  const given = "amount" in sent;
  if (given && refunds.some(({ values }) => toCentimes(Number(values["amount"])) > rest))
    refuseConflict("refund.amount", "refund_exceeds");
  if (rest === noMoney) return [];
  const amount = given ? sent["amount"] : toDirhams(rest);
  return refunds.map((refund) => ({ ...refund, values: { ...refund.values, amount } }));
}

/** Payment of the new sale with the kept credit. Its id follows from the credit note, so that a retry has the same. */
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
