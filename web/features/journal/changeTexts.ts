/** Texts of a journal entry: its subject, and each changed field with former and new value. */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import { exceptionsOf, type Right } from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import type { JournalEntry } from "#api/shop/journal.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { journalStrings } from "./journal.strings.ts";
import { valueNames } from "./valueNames.strings.ts";

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
  "expected_amount",
  "left_amount",
  "used_amount",
  "credited_amount",
  "fund_part",
  "asked",
  "agreed",
  "received_amount",
  "estimate",
  "cost",
  "unit_cost",
  "purchase_price",
  "selling_price",
  "min_price",
];

/** Subject of an entry: 'Facture 2026110028', or its deletion. */
export function subjectOf({ collection, label, action }: JournalEntry): string {
  const kind = journalStrings.subjects[collection as CollectionName] ?? collection;
  const subject = label ? `${kind} ${label}` : kind;
  return action === "delete" ? journalStrings.deleted(subject) : subject;
}

/** True of fields about money and rights, which a row shows first. */
const isFirst = (field: string): boolean =>
  amounts.includes(field) || ["role", "rights", "active", "act"].includes(field);

/** Rights that differ from the role, each marked as given or taken away. */
const rightsText = (value: object): string =>
  Object.entries(exceptionsOf(value))
    .map(([right, isGiven]) => journalStrings.exception(rightNames[right as Right], isGiven))
    .join(", ") || journalStrings.none;

/** Text of a line, a payment, or a rate of a paper; product names are not in the journal. */
function lineText(line: unknown): string {
  const values = line as Record<string, unknown>;
  const { quantity, price, amount, payment_method: method, ht, vat } = values;
  if (typeof ht === "number" && typeof vat === "number")
    return [ht, vat].map((part) => formatMoney(toCentimes(part))).join(" + ");
  if (typeof quantity === "number" && typeof price === "number")
    return `${quantity} × ${formatMoney(toCentimes(price))}`;
  if (typeof amount !== "number") return journalStrings.hidden;
  return [formatMoney(toCentimes(amount)), valueNames["payment_method"]?.[String(method)]]
    .filter(Boolean)
    .join(" ");
}

/** Text of a value; null for values that cannot be shown, such as relations. */
function valueText(collection: string, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return journalStrings.none;
  if (typeof value === "boolean") return value ? journalStrings.yes : journalStrings.no;
  if (typeof value === "number")
    return amounts.includes(field) ? formatMoney(toCentimes(value)) : formatNumber(value);
  const names = valueNames[`${collection}.${field}`] ?? valueNames[field];
  if (Array.isArray(value))
    return value.every((line) => typeof line === "object" && line !== null)
      ? value.map(lineText).join(", ") || journalStrings.none
      : value.map((word) => names?.[String(word)] ?? String(word)).join(", ");
  if (typeof value === "object") return field === "rights" ? rightsText(value) : null;
  if (typeof value !== "string" || isRelation(collection, field)) return null;
  if (names?.[value]) return names[value];
  return /^\d{4}-\d\d-\d\d[ T]/.test(value) ? formatDay(value) : value;
}

/** True of a field that refers to another record by its id. */
function isRelation(collection: string, field: string): boolean {
  const fields: Record<string, FieldShape> = collections[collection as CollectionName] ?? {};
  return fields[field]?.kind === "relation" || field === "record" || field.endsWith("_id");
}

const formatNumber = (value: number): string =>
  String(value).replace(".", ",").replace("-", "\u2212");

export type ChangeText = { field: string; before: string; after: string };

/** Changes with their values, money and rights first; and the names of changed fields whose values are not stored. */
export function changeTexts({
  collection,
  changes,
}: Pick<JournalEntry, "collection" | "changes">): {
  shown: ChangeText[];
  hidden: string[];
} {
  const shown: ChangeText[] = [];
  const hidden: string[] = [];
  const all = Object.entries(changes ?? {});
  const sorted = [
    ...all.filter(([name]) => isFirst(name)),
    ...all.filter(([name]) => !isFirst(name)),
  ];
  for (const [name, change] of sorted) {
    const field = journalStrings.fields[name] ?? name;
    const [before, after] = change.map((value) => valueText(collection, name, value));
    if (typeof before !== "string" || typeof after !== "string") hidden.push(field);
    // A new record has no former value.
    else shown.push({ field, before: change[0] === null ? "" : before, after });
  }
  return { shown, hidden };
}
