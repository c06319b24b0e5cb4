/** Fields that a right shows: costs by `cost.see`, eye values by `eyes.see` (docs/access.md, Hidden fields). */
import { hasComment, namesIn, outsideStrings } from "#domain/core/text/filterText.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { extraFieldNames } from "#domain/optics/measures/extraMeasures.ts";
import { eyeFields } from "#domain/optics/optics.ts";

/** Right that shows fields. */
export type ShowingRight = "cost.see" | "eyes.see";

type Hidden = {
  /** Names that stand for nothing else: hidden wherever they stand, the journal's changes included. */
  anywhere: readonly string[];
  /** True where the journal's changes hold values of these fields; of eyes it keeps the names alone. */
  isJournalled: boolean;
  /** Further names by collection. */
  collections: Readonly<Record<string, readonly string[]>>;
  /** Names in a path that lead to these collections. */
  leads: RegExp;
  /** Matches an `expand` that adds records with hidden fields. */
  expands: RegExp;
};

export const hiddenFields: Readonly<Record<ShowingRight, Hidden>> = {
  "cost.see": {
    anywhere: ["purchase_price", "cost"],
    isJournalled: true,
    collections: {
      optique_products: [],
      optique_stock_receipts: ["total_amount"],
      optique_stock_receipt_items: ["price"],
      optique_services: ["expected", "received_amount", "loss"],
      optique_service_items: ["unit_cost"],
      optique_periods: ["figures", "differences"],
      // Read by who sees costs alone (platform/requests/gate.ts); the journal tells their changes.
      optique_bills: ["rates", "total_amount", "paid_amount", "items"],
      optique_bill_items: ["price"],
      optique_bill_payments: ["amount", "left_amount", "parts"],
      optique_bill_parts: ["amount"],
      optique_supplier_credits: ["rates", "expected_amount", "total_amount", "used_amount"],
    },
    leads: /receipt|service|bill|supplier_credit/,
    expands: /product|receipt|service|bill|supplier_credit/,
  },
  "eyes.see": {
    anywhere: [...eyeFields, ...extraFieldNames],
    isJournalled: false,
    collections: {
      optique_prescriptions: ["pairs", "image"],
      optique_jobs: ["ordered"],
      optique_invoice_items: ["power", "lens"],
      optique_quote_items: ["power", "lens"],
      optique_contact_prescriptions: ["right_lens", "left_lens", "image"],
      optique_contact_orders: ["lens"],
      // A sale's movement names the power of its lens.
      optique_stock_movements: ["cell"],
      // A part that a remake took from a drawer names it too.
      optique_service_items: ["cell"],
    },
    // `values` of a ticket is a prescription.
    leads: /prescription|contact|job|item|movement|\bvalues\b|\border\b/,
    expands: /prescription|contact|job|item|movement|\bvalues\b|\border\b/,
  },
};
export const showingRights = Object.keys(hiddenFields) as ShowingRight[];

/** Fields that are refused by name without the right: a refusal by value would reveal the stored value. */
const unsent: Readonly<Record<string, readonly string[]>> = {
  optique_services: ["expected", "received_amount", "cost"],
};
/** True of a body of the records API that names such a field, also as `field+`. */
export const namesUnsent = (collection: string, body: Values): boolean =>
  Object.keys(body).some((name) => unsent[collection]?.includes(name.replace(/^\+|[+-]$/g, "")));

/** Hidden fields of a collection. */
export const hiddenOf = (right: ShowingRight, collection: string): readonly string[] => {
  const { anywhere, collections } = hiddenFields[right];
  return [...anywhere, ...(collections[collection] ?? [])];
};

/** Names that a journal entry of a document hides: lines stand inside their document's entry. */
function journalledNames(right: ShowingRight, collection: string): string[] {
  const { anywhere, collections } = hiddenFields[right];
  const isOf = (name: string) => name === collection || name.startsWith(collection.slice(0, -1));
  return [
    ...anywhere,
    ...Object.keys(collections).flatMap((name) => (isOf(name) ? (collections[name] ?? []) : [])),
  ];
}

const without = (value: unknown, hidden: readonly string[], inner: (value: unknown) => unknown) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(withoutKeys(value, hidden)).map(([name, part]) => [name, inner(part)]),
      )
    : value;

/** True where a text may hold a hidden field; most answers have none and are not parsed. */
export const mayHold = (right: ShowingRight, json: string): boolean => {
  const { anywhere, collections } = hiddenFields[right];
  return (
    anywhere.some((name) => json.includes(`"${name}"`)) ||
    Object.keys(collections).some((name) => json.includes(`"${name}"`))
  );
};

/** Value without the fields of a right, at any depth. Records are known by their `collectionName`. */
export function withoutHidden(right: ShowingRight, value: unknown): unknown {
  const inner = (part: unknown) => withoutHidden(right, part);
  if (Array.isArray(value)) return value.map(inner);
  if (!isObject(value)) return value;
  if (value["collectionName"] === "optique_journal") {
    const hidden = journalledNames(right, String(value["collection"]));
    const strip = (part: unknown): unknown =>
      Array.isArray(part) ? part.map(strip) : without(part, hidden, strip);
    return { ...value, changes: strip(value["changes"]) };
  }
  return without(value, hiddenOf(right, String(value["collectionName"])), inner);
}

/** True when names, operators and numbers name a hidden field, also through a relation or with a modifier. */
function hasHiddenName(right: ShowingRight, collection: string, text: string): boolean {
  const { anywhere, collections, leads } = hiddenFields[right];
  const ofAll = Object.values(collections).flat();
  return namesIn(text).some((name) => {
    const isLed = collection in collections || leads.test(name);
    const hidden = isLed ? [...anywhere, ...ofAll] : anywhere;
    return name.split(/[.@:#]/).some((word) => hidden.includes(word));
  });
}

/** True when a filter of a collection names a hidden field. */
export const namesHidden = (right: ShowingRight, collection: string, filter: string): boolean =>
  hasHiddenName(right, collection, outsideStrings(filter));

/** True for a filter or sort of the journal by its changes, which hold hidden values among others. */
const isByChanges = (right: ShowingRight, collection: string, text: string): boolean =>
  hiddenFields[right].isJournalled && collection === "optique_journal" && /\bchanges\b/i.test(text);

/** Parameters of a query of the records API. */
export type AskedQuery = Readonly<Record<"filter" | "sort" | "expand" | "fields", string>>;

/** True when a query names a hidden field, or may hide one in a comment. Quotes have no meaning but in a filter. */
export const asksHidden = (
  right: ShowingRight,
  collection: string,
  { filter, ...others }: AskedQuery,
): boolean =>
  hasComment(filter) ||
  namesHidden(right, collection, filter) ||
  isByChanges(right, collection, outsideStrings(filter)) ||
  isByChanges(right, collection, others.sort) ||
  Object.values(others).some((text) => hasHiddenName(right, collection, text));

/** True when an `expand` adds records that hold hidden fields. */
export const expandsToHidden = (right: ShowingRight, expand: string): boolean =>
  hiddenFields[right].expands.test(expand);

/** False of a prescription that was sent without its eyes, as to a person without `eyes.see`. */
export const areEyesSeen = (prescription: object): boolean =>
  eyeFields.some((field) => field in prescription);

/** Figures without the keys that are hidden. */
export const withoutKeys = (figures: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !keys.includes(name)));
