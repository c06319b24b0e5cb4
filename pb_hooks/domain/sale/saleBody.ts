/** The bodies of PUT prescriptions/{id} and PUT invoices/{id} (server/README.md, Saving a document). */
import {
  hasNoProduct,
  isNotPositive,
  isObject,
  type Line,
  type Read,
  readFields,
  readLines,
  type Values,
} from "#domain/documents/documentBody.ts";
import { idForm } from "#domain/core/fields.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { under, type Violation } from "#domain/core/violation.ts";

export type InvoiceBody = {
  values: Values;
  items: Line[] | undefined;
  payments: Line[] | undefined;
};
export type PrescriptionBody = { values: Values; invoice: (InvoiceBody & { id: string }) | null };

const prescriptionFields = ["client", "date", ...eyeFields, "notes", "prescriber"];
const itemFields = ["product", "quantity", "price"];
const paymentFields = ["date", "amount", "payment_method", "reference", "notes"];

const isDropped = (line: Values): boolean => hasNoProduct(line) || isNotPositive(line["quantity"]);

/** The lines, payments and header values of an invoice; `fields` are the header values that this body may hold. */
export function readInvoiceBody(body: Values, fields: readonly string[]): Read<InvoiceBody> {
  const header = readFields("optique_invoices", body, fields, false);
  const items = readLines("optique_invoice_items", body["items"], "items", {
    fields: itemFields,
    isDropped,
  });
  const payments = readLines("optique_payments", body["payments"], "payments", {
    fields: paymentFields,
  });
  return {
    value: { values: header.value, items: items.value, payments: payments.value },
    violations: [...header.violations, ...items.violations, ...payments.violations],
  };
}

/** The prescription and its invoice of a body; `isNew`: what a prescription needs must be there. */
export function readPrescriptionBody(body: Values, isNew: boolean): Read<PrescriptionBody> {
  const header = readFields("optique_prescriptions", body, prescriptionFields, isNew);
  const part = body["invoice"];
  if (part === undefined || part === null) {
    return { value: { values: header.value, invoice: null }, violations: header.violations };
  }
  if (!isObject(part)) {
    const violation: Violation = { field: "invoice", code: "object" };
    return {
      value: { values: header.value, invoice: null },
      violations: [...header.violations, violation],
    };
  }
  const invoice = readInvoiceBody(part, ["date", "notes"]);
  const id = part["id"];
  const hasId = typeof id === "string" && idForm.test(id);
  return {
    value: { values: header.value, invoice: { ...invoice.value, id: String(id) } },
    violations: [
      ...header.violations,
      ...(hasId ? [] : [{ field: "invoice.id", code: "id_form" }]),
      ...under("invoice", invoice.violations),
    ],
  };
}
