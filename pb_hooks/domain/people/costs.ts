/** Costs hidden without `cost.see`: purchase prices and sums of them (docs/access.md, Costs). */
import { hasComment, namesIn, outsideStrings } from "#domain/core/filterText.ts";
import { isObject, type Values } from "#domain/core/values.ts";

/** Hidden fields by collection. */
export const costFields: Readonly<Record<string, readonly string[]>> = {
  optique_products: ["purchase_price"],
  optique_stock_receipts: ["total_amount"],
  optique_stock_receipt_items: ["price"],
};
/** Options of a realtime subscription that sends ids alone; another one to a collection with costs needs `cost.see`. */
export const idsOnly = { query: { fields: "id" } } as const;

const ofReceipts = /^optique_stock_receipt/;

/** Changes of a journal entry of a collection, without its costs; lines stand inside their document's entry. */
function changesWithoutCosts(collection: string, changes: unknown): unknown {
  const hidden = ofReceipts.test(collection) ? ["total_amount", "price"] : [];
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(withoutKeys(value, hidden)).map(([name, inner]) => [name, strip(inner)]),
        )
      : value;
  };
  return withoutCosts(strip(changes));
}

/** Name that no other collection has: it is hidden wherever it stands, the journal's changes included. */
const anywhere = "purchase_price";

/** True where a text may hold a cost; most answers have none and are not parsed. */
export const mayHoldCosts = (json: string): boolean =>
  json.includes(`"${anywhere}"`) || json.includes('"optique_stock_receipt');

/** Value without costs, at any depth. Records are known by their `collectionName`. */
export function withoutCosts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCosts);
  if (!isObject(value)) return value;
  if (value["collectionName"] === "optique_journal") {
    const changes = changesWithoutCosts(String(value["collection"]), value["changes"]);
    return { ...value, changes };
  }
  const hidden = [anywhere, ...(costFields[String(value["collectionName"])] ?? [])];
  const shown = Object.entries(value).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(shown.map(([name, inner]) => [name, withoutCosts(inner)]));
}

/** Words of a name that name a cost. A receipt's are those of its own collections, and behind a relation to it. */
const wordsOf = (collection: string, name: string): readonly string[] =>
  ofReceipts.test(collection) || name.includes("receipt")
    ? [anywhere, "total_amount", "price"]
    : [anywhere];

/** True when names, operators and numbers name a cost, also through a relation or with a modifier. */
function hasCostName(collection: string, text: string): boolean {
  return namesIn(text).some((name) => {
    const words = name.split(/[.@:#]/);
    return wordsOf(collection, name).some((word) => words.includes(word));
  });
}

/** True when a filter of a collection names a cost. */
export const namesCost = (collection: string, filter: string): boolean =>
  hasCostName(collection, outsideStrings(filter));

/** True for a filter or sort of the journal by its changes, which hold costs among other values. */
const isByChanges = (collection: string, text: string): boolean =>
  collection === "optique_journal" && /\bchanges\b/i.test(text);

/** Parameters of a query of the records API. */
export type CostQuery = Readonly<Record<"filter" | "sort" | "expand" | "fields", string>>;

/** True when a query names a cost, or may hide one in a comment. Quotes have no meaning but in a filter. */
export const asksCost = (collection: string, { filter, ...others }: CostQuery): boolean =>
  hasComment(filter) ||
  namesCost(collection, filter) ||
  isByChanges(collection, outsideStrings(filter)) ||
  isByChanges(collection, others.sort) ||
  Object.values(others).some((text) => hasCostName(collection, text));

/** True when an `expand` adds records that hold costs. */
export const expandsToCost = (expand: string): boolean => /product|receipt/.test(expand);

/** Figures without the keys that are costs. */
export const withoutKeys = (figures: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !keys.includes(name)));
