/** Parses the bodies of PUT prescriptions/{id} and PUT invoices/{id} (docs/api.md, Saving a document). */
import {
  hasNoProduct,
  isNotPositive,
  maxItems,
  maxPayments,
  type DocumentChild,
  type ItemsBody,
  type ParsedBody,
  readBodyFields,
  readBodyChildren,
} from "#domain/documents/documentBody.ts";
import type { NestedInvoice, PrescriptionDocument } from "#domain/documents/documents.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { idForm } from "#domain/core/fields/fields.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { extraFieldNames } from "#domain/optics/measures/extraMeasures.ts";
import { mergedPairs } from "#domain/optics/measures/pairMeasures.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { readLensLines } from "#domain/lenses/lensLine.ts";
import { today } from "#domain/core/days/days.ts";
import { checkChequeState, chequeValues } from "#domain/till/cheques.ts";
import { checkBouncedOn } from "#domain/till/reversals.ts";
import { checkDiscount, type PricedItem } from "./invoice.ts";
import { invoiceKind, type SaleKind } from "./saleKind.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";

export type InvoiceBody = ItemsBody & { payments: DocumentChild[] | undefined };
export type PrescriptionBody = {
  values: Values;
  /** Measures of pairs as sent; `values` has them merged with the stored ones. */
  pairs: unknown;
  invoice: (InvoiceBody & { id: string }) | null;
};

const prescriptionFields = [
  "client",
  "date",
  ...eyeFields,
  ...extraFieldNames,
  "pairs",
  "notes",
  "prescriber",
];
export const itemFields = [
  "product",
  "quantity",
  "price",
  "eye",
  "label",
  "discount",
  "pair",
  "use",
  "power",
  "source",
  "special",
  "lens",
];
/** Pair of a line that gives none. */
const firstPair = 1;
export const paymentFields = [
  "date",
  "amount",
  "payment_method",
  "reference",
  "notes",
  "bank",
  "due_on",
  "cheque_state",
  "bounced_on",
  "bounce_note",
  "credit_note",
];

/** Fields of a payment that depend on its method: those of a cheque, and the credit note of a payment by credit. */
export const paymentToStore = (after: Values, before: Values | null): Values => ({
  ...chequeValues(after, before),
  credit_note: after["payment_method"] === "credit" ? textValue(after["credit_note"]) : "",
});

/** True of a line without product and label, or without a quantity, which is ignored. */
export const isEmptyLine = (item: Values): boolean =>
  (hasNoProduct(item) && isBlank(item["label"])) || isNotPositive(item["quantity"]);

/** Parses the lines of a sale or a quote, with their lenses and discounts. `blank`: values for lines that lack them. */
export function readSoldLines(
  collection: CollectionName,
  sent: unknown,
  fields: readonly string[],
  blank: Values,
  stored: readonly { id: string }[] | undefined,
): ParsedBody<DocumentChild[] | undefined> {
  const options = { fields, max: maxItems, isDropped: isEmptyLine, stored };
  const { value, violations } = readBodyChildren(collection, sent, "items", options);
  const lines = value ?? [];
  for (const { values } of lines)
    for (const [name, unsaid] of Object.entries(blank)) values[name] ??= unsaid;
  violations.push(...readLensLines(lines, fields, stored, sent));
  for (const { place, values } of lines)
    violations.push(...prefixViolations(place, checkDiscount(values as PricedItem)));
  return { value, violations };
}

/**
 * Parses an invoice with items and payments. `fields`: header fields that the body may set; `stored`: the stored
 * invoice.
 */
export function readSaleBody(
  kind: SaleKind,
  body: Values,
  fields: readonly string[],
  stored: NestedInvoice | null,
): ParsedBody<InvoiceBody> {
  const header = readBodyFields(kind.header, body, fields, false, stored);
  const blank = { pair: firstPair, product: "" };
  const items = readSoldLines(kind.items, body["items"], itemFields, blank, stored?.items);
  const payments: ParsedBody<DocumentChild[] | undefined> = kind.payments
    ? readBodyChildren(kind.payments, body["payments"], "payments", {
        fields: paymentFields,
        max: maxPayments,
        stored: stored?.payments,
      })
    : { value: undefined, violations: [] };
  for (const { id, place, values } of payments.value ?? []) {
    const before = stored?.payments.find((payment) => payment.id === id) ?? null;
    const refused = checkChequeState(values["cheque_state"], before);
    Object.assign(values, paymentToStore({ ...before, ...values }, before));
    refused.push(...checkBouncedOn({ ...before, ...values }, before, today()));
    payments.violations.push(...prefixViolations(place, refused));
  }
  return {
    value: { values: header.value, items: items.value, payments: payments.value },
    violations: [...header.violations, ...items.violations, ...payments.violations],
  };
}

/** Parses a prescription with its invoice. `stored` is null for a new one, which needs its required fields. */
export function readPrescriptionBody(
  body: Values,
  stored: PrescriptionDocument | null,
): ParsedBody<PrescriptionBody> {
  const fields = prescriptionFields;
  const header = readBodyFields("optique_prescriptions", body, fields, stored === null, stored);
  const invoice = readInvoiceOf(body["invoice"], stored?.invoice ?? null);
  const { pairs } = header.value;
  if (pairs !== undefined) header.value["pairs"] = mergedPairs(pairs, stored?.pairs);
  return {
    value: { values: header.value, pairs, invoice: invoice.value },
    violations: [
      ...header.violations,
      ...checkExaminedOn({ ...stored, ...header.value }, stored),
      ...invoice.violations,
    ],
  };
}

const badId: Violation = { field: "invoice.id", code: "id_form" };

/** Parses the invoice in the body of a prescription; null when there is none. */
function readInvoiceOf(
  part: unknown,
  stored: NestedInvoice | null,
): ParsedBody<PrescriptionBody["invoice"]> {
  if (part === undefined || part === null) return { value: null, violations: [] };
  if (!isObject(part)) return { value: null, violations: [{ field: "invoice", code: "object" }] };
  const { value, violations } = readSaleBody(
    invoiceKind,
    part,
    ["date", "notes", "contact", "plan"],
    stored,
  );
  const id = part["id"];
  const hasId = typeof id === "string" && idForm.test(id);
  return {
    value: { ...value, id: String(id) },
    violations: [...(hasId ? [] : [badId]), ...prefixViolations("invoice", violations)],
  };
}
