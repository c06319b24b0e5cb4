/** Parses the rates of a bill or credit in a body: `[{rate, ht, vat}]` (docs/rules-purchases.md, Bill). */
import { readField } from "#domain/core/fields/readField.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { toCentimes } from "#domain/core/money.ts";
import { type FieldShape, maxAmount } from "#domain/core/records.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { checkTotal } from "#domain/sale/invoice.ts";
import { type BillRate, totalOfRates } from "./bill.ts";

/** Most rates that a bill or credit may have. */
export const maxRates = 10;

const rateShape: FieldShape = { kind: "decimal", min: 0, max: 100 };
const amountShape: FieldShape = { kind: "amount", min: 0, max: maxAmount };
const shapes = { rate: rateShape, ht: amountShape, vat: amountShape } as const;

/** Parses one rate; a refused value becomes 0. */
function readRate(sent: Values): ParsedBody<BillRate> {
  const violations: Violation[] = [];
  const valueOf = (field: keyof typeof shapes): unknown => {
    const { stored, refusals } = readField(shapes[field], sent[field]);
    const [refusal] = refusals;
    if (refusal) violations.push({ field, ...refusal });
    return refusal ? 0 : stored;
  };
  const rate = valueOf("rate") as number | null;
  // Keys are in PocketBase's order, so that equal rates have equal JSON text.
  const value = { ht: valueOf("ht") as number, rate, vat: valueOf("vat") as number };
  if (value.rate === null && value.vat !== 0) violations.push({ field: "vat", code: "vat_none" });
  return { value, violations };
}

/** Parses the rates of a body; refuses a rate that occurs twice, and a total of 0. */
export function readBillRates(sent: unknown): ParsedBody<BillRate[]> {
  const field = "rates";
  const refused = (code: string, params?: Violation["params"]) => ({
    value: [],
    violations: [{ field, code, ...(params ? { params } : {}) }],
  });
  if (!Array.isArray(sent)) return refused(sent === undefined ? "required" : "list");
  if (sent.length > maxRates) return refused("too_many", { max: maxRates });
  const violations: Violation[] = [];
  const value: BillRate[] = [];
  sent.forEach((one: unknown, place) => {
    const path = `${field}.${place}`;
    if (!isObject(one)) return violations.push({ field: path, code: "object" });
    const read = readRate(one);
    violations.push(...prefixViolations(path, read.violations));
    if (value.some(({ rate }) => sameRate(rate, read.value.rate)))
      violations.push({ field: `${path}.rate`, code: "rate_twice" });
    return value.push(read.value);
  });
  if (violations.length > 0) return { value, violations };
  const total = totalOfRates(value);
  return {
    value,
    violations: total > 0 ? checkTotal(field, total) : [{ field, code: "bill_zero" }],
  };
}

const sameRate = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : toCentimes(one) === toCentimes(other);

/** Stored rates; [] when invalid. */
export const ratesOf = (stored: unknown): BillRate[] =>
  Array.isArray(stored) ? (stored as BillRate[]) : [];
