/** Finds two records of one client, and merges them (docs/rules-clients.md, Duplicates). */
import { type CollectionName, collections, type Client } from "#domain/core/records.ts";
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { phonesIn } from "#domain/core/text/phone.ts";
import { fold, phoneForms } from "#domain/search/search.ts";

/** Fewest digits of a telephone number to compare; anything shorter may be a note. */
const minPhone = 8;

/** Forms of a field's telephone numbers that are long enough to compare. */
export const comparedPhones = (field: string): string[] =>
  phoneForms(field).filter((form) => form.length >= minPhone);

export function isSamePhone(a: string, b: string): boolean {
  const others = new Set(comparedPhones(b));
  return comparedPhones(a).some((form) => others.has(form));
}

export const foldedName = (name: string): string => fold(name).trim().replace(/\s+/g, " ");

/** Fields of a client that show a duplicate. */
export type Alike = Pick<Client, "id" | "name" | "phone" | "birth_date">;
/** Value that two likely duplicates have in common. */
export type LikelyBy = "phone" | "name";

/** Names what two likely duplicates share; null for different persons, such as a family with one telephone. */
export function likelyBy(a: Alike, b: Alike): LikelyBy | null {
  const isBornAlike = a.birth_date !== "" && a.birth_date === b.birth_date;
  if (isBornAlike && foldedName(a.name) === foldedName(b.name)) return "name";
  const isBornApart = !isBornAlike && a.birth_date !== "" && b.birth_date !== "";
  return !isBornApart && isSamePhone(a.phone, b.phone) ? "phone" : null;
}

export type LikelyPair = { kept: Alike; gone: Alike; by: LikelyBy };

/** Pairs each client with the oldest earlier record that is a likely duplicate. `clients`: oldest first. */
export function likelyPairs(clients: readonly Alike[]): LikelyPair[] {
  const met = new Map<string, Alike[]>();
  return clients.flatMap((gone) => {
    const keys = [...comparedPhones(gone.phone), gone.birth_date].filter(Boolean);
    const others = keys.flatMap((key) => met.get(key) ?? []);
    const kept = others.find((other) => likelyBy(other, gone));
    for (const key of keys) {
      const same = met.get(key);
      if (same) same.push(gone);
      else met.set(key, [gone]);
    }
    const by = kept && likelyBy(kept, gone);
    return by ? [{ kept, gone, by }] : [];
  });
}

/** Fields for which a merge chooses a record; `mayJoin` is true of those that can combine both values. */
export const mergedFields = collectionFieldsOf("optique_clients")
  .map(({ name }) => name)
  .filter((name) => name !== "company") as MergedField[];
export type MergedField = Exclude<keyof (typeof collections)["optique_clients"], "company">;
const joins: Partial<Record<MergedField, string>> = { phone: " / ", notes: "\n" };
export const mayJoin = (field: MergedField): boolean => field in joins;

export const choices = ["kept", "gone", "both"] as const;
export type Choice = (typeof choices)[number];
/** Record that supplies each field; an absent field means `kept`. */
export type Choices = Partial<Record<MergedField, Choice>>;

/** Values of the kept record after the merge. */
export const mergedValues = (kept: Values, gone: Values, chosen: Choices): Values =>
  Object.fromEntries(
    mergedFields.map((field) => {
      const values = [textValue(kept[field]), textValue(gone[field])] as const;
      const choice = chosen[field] ?? "kept";
      if (choice === "both") return [field, values.filter(Boolean).join(joins[field] ?? " ")];
      return [field, values[choice === "gone" ? 1 : 0]];
    }),
  );

const isSameValue = (field: MergedField, a: string, b: string): boolean =>
  field === "phone" ? sameNumbers(a, b) : foldedName(a) === foldedName(b);
/** True when `b` has no telephone number that `a` lacks. */
function sameNumbers(a: string, b: string): boolean {
  const numbers = phonesIn(b).map(({ international }) => international);
  const known = new Set(phonesIn(a).map(({ international }) => international));
  return numbers.length > 0 ? numbers.every((one) => known.has(one)) : a.trim() === b.trim();
}

/** Fields with different values, each with a proposed choice that keeps a value which only one record has. */
export function proposedChoices(kept: Client, gone: Client): Choices {
  const chosen: Choices = {};
  for (const field of mergedFields) {
    if (isBlank(gone[field]) || isSameValue(field, kept[field], gone[field])) continue;
    const isMore = isSameValue(field, gone[field], kept[field]);
    if (isBlank(kept[field]) || isMore) chosen[field] = "gone";
    else chosen[field] = mayJoin(field) ? "both" : "kept";
  }
  return chosen;
}

/** Every relation to the clients, with its collection, from the schema. */
export const clientRelations = (Object.keys(collections) as CollectionName[]).flatMap(
  (collection) =>
    collectionFieldsOf(collection)
      .filter(({ shape }) => shape.kind === "relation" && shape.to === "optique_clients")
      .map(({ name }) => ({ collection, field: name })),
);
