/** Texts of a journal entry: its subject, and each change before and after. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { CollectionName } from "#domain/core/records.ts";
import { type Role, roles } from "#domain/people/permissions.ts";
import { roleNames } from "#domain/people/rights.strings.ts";
import type { JournalChanges, JournalEntry } from "#api/journal.ts";
import { formatDay } from "#lib/formats.ts";
import { strings } from "./journal.strings.ts";

const amounts: readonly string[] = [
  "opening",
  "expected",
  "counted",
  "difference",
  "kept",
  "used",
  "amount",
  "discount",
  "price",
  "total_amount",
  "paid_amount",
  "credited_amount",
  "fund_part",
  "asked",
  "agreed",
  "received_amount",
  "purchase_price",
  "selling_price",
  "min_price",
];

/** 'Facture 2026110028', or its deletion. */
export function subjectOf({ collection, label, action }: JournalEntry): string {
  const kind = strings.subjects[collection as CollectionName] ?? collection;
  const subject = label ? `${kind} ${label}` : kind;
  return action === "delete" ? strings.deleted(subject) : subject;
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return strings.none;
  if (typeof value === "boolean") return value ? strings.yes : strings.no;
  if (typeof value === "number")
    return amounts.includes(field) ? formatMoney(toCentimes(value)) : String(value);
  if (typeof value !== "string") return strings.hidden;
  if (field === "role" && roles.includes(value as Role)) return roleNames[value as Role];
  return /^\d{4}-\d\d-\d\d[ T]/.test(value) ? formatDay(value) : value;
}

export type ChangeText = { field: string; before: string; after: string };

/** Changes with values, and the names of the fields whose values are not kept. */
export function changeTexts(changes: JournalChanges | null): {
  shown: ChangeText[];
  hidden: string[];
} {
  const shown: ChangeText[] = [];
  const hidden: string[] = [];
  for (const [name, change] of Object.entries(changes ?? {})) {
    const field = strings.fields[name] ?? name;
    const [before, after] = change;
    const isList = typeof before === "object" && before !== null;
    if (change.length === 0 || isList || (typeof after === "object" && after !== null))
      hidden.push(field);
    else
      shown.push({
        field,
        // A new record had nothing before.
        before: before === null ? "" : valueText(name, before),
        after: valueText(name, after),
      });
  }
  return { shown, hidden };
}
