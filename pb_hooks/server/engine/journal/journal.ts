/**
 * Who changed or deleted what, and when (server/README.md, Collections). Values before and after are kept where money is
 * concerned; of a person the journal keeps which fields changed, and nothing else.
 */
import { isObject } from "#domain/core/values.ts";
import type { Actor } from "#server/platform/recordEvents.ts";
import { insertRows } from "#server/platform/rows.ts";
import { run } from "#server/platform/sql.ts";

/** An empty list: the field changed, and its values are not kept. */
type Changes = Record<string, [before: unknown, after: unknown] | []>;

/** What differs between two records. `ignored`: fields that the server derives. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  ignored: readonly string[] = [],
): Changes {
  const changes: Changes = {};
  for (const [name, value] of Object.entries(after)) {
    if (ignored.includes(name) || JSON.stringify(before[name]) === JSON.stringify(value)) continue;
    changes[name] = [before[name], value];
  }
  return changes;
}

/** The changes of a deletion: each value becomes null. */
export const removalOf = (values: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]));

/** Collections of which every value is about a person. */
const personal = ["optique_clients", "optique_prescriptions", "optique_jobs"];
/** Free texts, where staff write what they please about a client. */
const freeTexts = ["notes", "label"];
/** By collection. Of a line of an invoice: without a product its name is one; with one, the entry has it. */
const freeIn: Record<string, readonly string[]> = {
  optique_invoice_items: ["product_name", "product_reference"],
  optique_payments: ["reference", "bank"],
};
/** Of a document that carries its lines and payments along. */
const freeWithin = [...freeTexts, ...Object.values(freeIn).flat()];
/** What holds money, whose entries stay as long as the books do. */
const money = [
  "invoices",
  "invoice_items",
  "payments",
  "cash_moves",
  "closes",
  "stock_receipts",
  "stock_receipt_items",
  "stock_adjustments",
  "stock_adjustment_items",
  "products",
];
const daysKept = 365;

/** The same without free texts, at any depth: a deleted invoice carries its payments along. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !freeWithin.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutTexts(inner)]));
}

/** What the journal keeps of these changes. */
function keptOf(collection: string, changes: Changes): Changes {
  const isPersonal = personal.includes(collection);
  const texts = [...freeTexts, ...(freeIn[collection] ?? [])];
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      isPersonal || texts.includes(name) ? [] : (withoutTexts(change) as typeof change),
    ]),
  );
}

export function journal(
  tx: core.App,
  entry: {
    company: string;
    actor: Actor;
    action: "update" | "delete";
    collection: string;
    record: string;
    label: string;
    changes: Changes;
  },
): void {
  if (entry.action === "update" && Object.keys(entry.changes).length === 0) return;
  const { actor, ...rest } = entry;
  const changes = keptOf(entry.collection, entry.changes);
  insertRows(tx, "optique_journal", [
    { ...rest, changes, actor: actor.id, actor_name: actor.name },
  ]);
}

/** Deletes entries without money once they are a year old. */
export function forgetJournal(app: Pick<core.App, "db">): void {
  const limit = new Date(Date.now() - daysKept * 86_400_000).toISOString().replace("T", " ");
  const kept = money.map((name) => `'optique_${name}'`).join(", ");
  run(app, `DELETE FROM optique_journal WHERE created < {:limit} AND collection NOT IN (${kept})`, {
    limit,
  });
}
