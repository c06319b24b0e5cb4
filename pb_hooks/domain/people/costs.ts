/** Costs hidden without `cost.see`: purchase prices and sums of them (docs/access.md, Costs). */
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

const strings = /"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)/g;
/** True when a filter or sort of a collection names a cost, also through a relation. */
export function namesCost(collection: string, text: string): boolean {
  const names = text.replace(strings, " ").match(/[\w.@:]+/g) ?? [];
  return names.some((name) => {
    const last = name.slice(name.lastIndexOf(".") + 1).replace(/:.*/, "");
    if (last === anywhere) return true;
    const isOfReceipt = ofReceipts.test(collection) || name.includes("receipt");
    return isOfReceipt && (last === "total_amount" || last === "price");
  });
}

/** True when an `expand` adds records that hold costs. */
export const expandsToCost = (expand: string): boolean => /product|receipt/.test(expand);

/** Figures without the keys that are costs. */
export const withoutKeys = (figures: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !keys.includes(name)));
