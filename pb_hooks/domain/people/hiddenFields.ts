/**
 * Fields that are hidden without a right: costs without `cost.see`, eye values without `eyes.see`
 * (docs/access.md, Hidden fields).
 */
import { hasComment, namesIn, outsideStrings } from "#domain/core/text/filterText.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { extraFieldNames } from "#domain/optics/measures/extraMeasures.ts";
import { eyeFields } from "#domain/optics/optics.ts";

/** Right that makes fields visible. */
export type ShowingRight = "cost.see" | "eyes.see";

type Hidden = {
  /** Names that have no other meaning, hidden in every collection and in the journal's changes. */
  anywhere: readonly string[];
  /** True when the journal stores values of these fields. Of eye values it stores only the names. */
  isJournalled: boolean;
  /** Further hidden names, by collection. */
  collections: Readonly<Record<string, readonly string[]>>;
  /** Matches a path that leads to these collections through a relation. */
  leads: RegExp;
  /** Matches an `expand` that would add records with hidden fields. */
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
      // Only people who see costs may read these collections (platform/requests/gate.ts), but the journal contains
      // their changes.
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
      // `follows` of an answer would tell whether a guessed power is that of the eye.
      optique_invoice_items: ["power", "lens", "follows"],
      optique_quote_items: ["power", "lens", "follows"],
      optique_contact_prescriptions: ["right_lens", "left_lens", "image"],
      optique_contact_orders: ["lens"],
      // The movement of a sale contains the power of its lens.
      optique_stock_movements: ["cell"],
      // A part that a remake took from a drawer contains the power of its lens too.
      optique_service_items: ["cell"],
    },
    // `values` of a ticket is a relation to a prescription.
    leads: /prescription|contact|job|item|movement|\bvalues\b|\border\b/,
    expands: /prescription|contact|job|item|movement|\bvalues\b|\border\b/,
  },
};
export const showingRights = Object.keys(hiddenFields) as ShowingRight[];

/**
 * Fields whose mere presence in a body is refused without the right: refusing only a wrong value would reveal the
 * stored one.
 */
const unsent: Readonly<Record<string, readonly string[]>> = {
  optique_products: ["purchase_price"],
  optique_services: ["expected", "received_amount", "cost"],
};
const modifier = /^\+|[+-]$/;
/**
 * True when a body of the records API contains such a field, or a hidden cost with a modifier as in `field-`: whether
 * the result is negative would reveal the cost.
 */
export const namesUnsent = (collection: string, body: Values): boolean =>
  Object.keys(body).some((key) => {
    const name = key.replace(modifier, "");
    const isHidden = name !== key && hiddenOf("cost.see", collection).includes(name);
    return isHidden || unsent[collection]?.includes(name);
  });

export const hiddenOf = (right: ShowingRight, collection: string): readonly string[] => {
  const { anywhere, collections } = hiddenFields[right];
  return [...anywhere, ...(collections[collection] ?? [])];
};

/** Names to hide in a journal entry of a document; the entry includes the document's lines. */
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

/** True when a text may contain a hidden field. Most answers do not, and need no parsing. */
export const mayHold = (right: ShowingRight, json: string): boolean => {
  const { anywhere, collections } = hiddenFields[right];
  return (
    anywhere.some((name) => json.includes(`"${name}"`)) ||
    Object.keys(collections).some((name) => json.includes(`"${name}"`))
  );
};

/** Removes the fields hidden by a right at any depth; records are recognised by their `collectionName`. */
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

/** True when a text without string literals contains a hidden field, also through a relation or with a modifier. */
function hasHiddenName(right: ShowingRight, collection: string, text: string): boolean {
  const { anywhere, collections, leads } = hiddenFields[right];
  const ofAll = Object.values(collections).flat();
  return namesIn(text).some((name) => {
    const isLed = collection in collections || leads.test(name);
    const hidden = isLed ? [...anywhere, ...ofAll] : anywhere;
    return name.split(/[.@:#]/).some((word) => hidden.includes(word));
  });
}

/** True when a filter on a collection contains a hidden field. */
export const namesHidden = (right: ShowingRight, collection: string, filter: string): boolean =>
  hasHiddenName(right, collection, outsideStrings(filter));

/** True when a filter or sort on the journal uses its changes, which may contain hidden values. */
const isByChanges = (right: ShowingRight, collection: string, text: string): boolean =>
  hiddenFields[right].isJournalled && collection === "optique_journal" && /\bchanges\b/i.test(text);

/** Parameters of a query of the records API. */
export type AskedQuery = Readonly<Record<"filter" | "sort" | "expand" | "fields", string>>;

/**
 * True when a query contains a hidden field, or may hide one in a comment. Quotes have a meaning in the filter only.
 */
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

/** True when an `expand` would add records with hidden fields. */
export const expandsToHidden = (right: ShowingRight, expand: string): boolean =>
  hiddenFields[right].expands.test(expand);

/** False of a prescription that was sent without its eye values, to a person without `eyes.see`. */
export const areEyesSeen = (prescription: object): boolean =>
  eyeFields.some((field) => field in prescription);

/** Values without the hidden keys. */
export const withoutKeys = (figures: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !keys.includes(name)));
