/** Parses the bodies of credits of suppliers (docs/rules-purchases-money.md, Credits). */
import { checkNotToCome } from "#domain/core/days/businessDays.ts";
import { fieldViolationOf } from "#domain/core/fields/fields.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";
import { totalOfRates } from "./bill.ts";
import { readBillRates } from "./billRates.ts";

export const supplierCreditFields = [
  "supplier",
  "reason",
  "date",
  "bill",
  "defect",
  "expected_amount",
  "number",
  "received_on",
  "abandoned",
  "notes",
] as const;

export type StoredSupplierCredit = RecordOf<"optique_supplier_credits"> & { version: string };
export type SupplierCreditBody = { values: Values };

const isEmptyList = (value: unknown): boolean =>
  isBlank(value) || (Array.isArray(value) && value.length === 0);

/**
 * Parses the body of a save; `stored` is null for a new credit. `checkSupplierCredit` requires rates once it is
 * received.
 */
export function readSupplierCreditBody(
  body: Values,
  stored: StoredSupplierCredit | null,
): ParsedBody<SupplierCreditBody> {
  const header = readBodyFields(
    "optique_supplier_credits",
    body,
    supplierCreditFields,
    stored === null,
    stored,
  );
  const isSent = !isEmptyList(body["rates"]);
  const rates = isSent ? readBillRates(body["rates"]) : null;
  const isEmptied = body["rates"] !== undefined && !isSent;
  const paper = rates
    ? { rates: rates.value, total_amount: toDirhams(totalOfRates(rates.value)) }
    : isEmptied
      ? { rates: [], total_amount: 0 }
      : {};
  return {
    value: { values: { ...header.value, ...paper } },
    violations: [
      ...header.violations,
      ...(rates?.violations ?? []),
      ...checkNotToCome("date", header.value["date"], stored?.date),
      ...checkNotToCome("received_on", header.value["received_on"], stored?.received_on),
    ],
  };
}

/** Violations of a credit as it would be stored. */
export function checkSupplierCredit(credit: RecordOf<"optique_supplier_credits">): Violation[] {
  const { received_on, total_amount, abandoned, number, date } = credit;
  const isReceived = received_on !== "";
  const needed = (field: string) =>
    fieldViolationOf("optique_supplier_credits", field, { code: "required" });
  return [
    ...(isReceived && total_amount === 0 ? [needed("rates")] : []),
    ...(!isReceived && total_amount > 0 ? [needed("received_on")] : []),
    ...(isReceived && textValue(number) === "" ? [needed("number")] : []),
    ...(isReceived && received_on < date ? [{ field: "received_on", code: "credit_early" }] : []),
    ...(isReceived && abandoned ? [{ field: "abandoned", code: "credit_received" }] : []),
  ];
}
