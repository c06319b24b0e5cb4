/** Parses the bodies of bills, with the stored bill alone (docs/rules-purchases.md, Bill). */
import { isBlank } from "#domain/core/text/blank.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { RecordOf } from "#domain/core/records.ts";
import {
  type DocumentChild,
  type ParsedBody,
  readBodyChildren,
  readBodyFields,
} from "#domain/documents/documentBody.ts";
import { billNumberKey, totalOfRates } from "./bill.ts";
import { readBillRates } from "./billRates.ts";
import { defaultBillLabel } from "./purchases.strings.ts";

/** Fields that a body may set; the server sets the others. */
export const billFields = ["supplier", "number", "date", "due_on", "label", "notes"] as const;
export const billLineFields = ["receipt_item", "label", "quantity", "price"] as const;
/** Most lines that a bill may have. */
export const maxBillLines = 500;

export type BillBody = { values: Values; items: DocumentChild[] | undefined };
export type StoredBill = RecordOf<"optique_bills"> & {
  version: string;
  items: (Values & { id: string })[];
};

/** Parses the body of a save; `stored` is null for a new bill. A blank due day gets its default when written. */
export function readBillBody(body: Values, stored: StoredBill | null): ParsedBody<BillBody> {
  const isNew = stored === null;
  const header = readBodyFields("optique_bills", body, billFields, isNew, stored);
  const isSent = isNew || body["rates"] !== undefined;
  const rates = isSent ? readBillRates(body["rates"]) : null;
  const items = readBodyChildren("optique_bill_items", body["items"], "items", {
    fields: billLineFields,
    max: maxBillLines,
    stored: stored?.items,
  });
  const { number } = header.value;
  const values = {
    ...header.value,
    ...(typeof number === "string" ? { number_key: billNumberKey(number) } : {}),
    ...(rates ? { rates: rates.value, total_amount: toDirhams(totalOfRates(rates.value)) } : {}),
  };
  return {
    value: { values, items: items.value?.map(namedLine) },
    violations: [...header.violations, ...(rates?.violations ?? []), ...items.violations],
  };
}

/** Gives a line without goods and without a label the label 'Marchandises'. */
const namedLine = (line: DocumentChild): DocumentChild =>
  isBlank(line.values["receipt_item"]) && isBlank(line.values["label"])
    ? { ...line, values: { ...line.values, label: defaultBillLabel } }
    : line;
