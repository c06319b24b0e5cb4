/** Writes the header of a bill, payment or credit, with its search entry and journal. */
import { fieldNamesOf } from "#domain/core/fields/fields.ts";
import { picked } from "#domain/documents/documentBody.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { type Difference, isEmptyDifference } from "#domain/documents/difference.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";
import { signatureOf } from "#server/platform/records/recordEvents.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { billIndex, billPaymentIndex, supplierCreditIndex } from "./purchaseIndexes.ts";

const indexes = {
  optique_bills: billIndex,
  optique_bill_payments: billPaymentIndex,
  optique_supplier_credits: supplierCreditIndex,
} as const;

const nameRead = reading("SELECT name FROM optique_suppliers WHERE id = {:supplier}");

/** Name of a supplier, the label of its documents in the journal and the till. */
export const supplierName = (app: core.App, supplier: string): string =>
  readText(app, nameRead, { supplier });

type Written = {
  id: string;
  /** Stored record with its children; null for a new one. */
  before: Values | null;
  after: Values;
  /** Children by the name of their list: the difference, and the final values. */
  list?: {
    name: "items" | "parts";
    change: Difference<unknown, unknown>;
    final: readonly Values[];
  };
};

/** Stores a header whose rules are already applied. The field `file` is left out: only the record itself writes it. */
export function writePurchase(
  tx: core.App,
  staff: Staff,
  header: keyof typeof indexes,
  { id, before, after, list }: Written,
): void {
  const { company, actor } = staff;
  const signed = before ? after : { ...after, company, by: signatureOf(actor).by };
  const values = picked(signed, fieldNamesOf(header, ["file"]));
  writeHeader(tx, header, id, values, before !== null);
  indexes[header].put(tx, company, id, values);
  if (!before) return;
  const changes = changesBetween(before, values, ["number_key"]);
  if (list && !isEmptyDifference(list.change)) changes[list.name] = [before[list.name], list.final];
  journalUpdate(tx, staff, {
    collection: header,
    record: id,
    label: supplierName(tx, String(after["supplier"])),
    changes,
  });
}
