/** Accounts as a form types them: a field for each place, by rate, method and kind (docs/rules-books.md, Accounts). */
import {
  type AccountPlace,
  type Accounts,
  accountAt,
  byRate,
  movedKinds,
  paidMethods,
  single,
  takenMethods,
} from "#domain/books/accounts.ts";
import { cashMovementNames } from "#domain/core/names/names.strings.ts";
import { billMethodNames } from "#domain/purchases/billMethods.strings.ts";
import { isObject } from "#domain/core/fields/values.ts";
import type { CashMovementKind } from "#domain/core/records.ts";
import { takenMethodLabels } from "#lib/texts/labels.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { accountsStrings as text } from "./accounts.strings.ts";

/** `name`: of the form's field, without full stops, which would nest it. */
export type AccountField = { name: string; place: AccountPlace; label: string };
export type AccountValues = Record<string, string>;
export type RateGroup = (typeof byRate)[number];
export type RateRow = {
  rate: string;
  label: string;
  fields: (AccountField & { group: RateGroup })[];
};

/** Rates that papers have, beside those of the shop and of typed accounts. */
const usualRates = ["20", "14", "10", "7"];

const fieldOf = (place: AccountPlace, label: string): AccountField => ({
  name: place.replaceAll(".", "_"),
  place,
  label,
});

const typedRates = (accounts: Accounts): string[] =>
  byRate.flatMap((group) => {
    const given: unknown = accounts[group];
    return isObject(given) ? Object.keys(given) : [];
  });

type Shop = { vat: boolean; vat_rate: number };

/** A shop without TVA sells by no rate, and buys by rates; what has no TVA has no account of it. */
const isAsked = (group: RateGroup, rate: string, { vat }: Shop): boolean => {
  if (rate === "none") return group === "sales" || group === "purchases";
  return vat || group === "purchases" || group === "vat_in";
};

/** A row for each rate, the highest first, and one without TVA. */
export function rateRows(accounts: Accounts, shop: Shop): RateRow[] {
  const known = [
    ...usualRates,
    ...(shop.vat ? [String(shop.vat_rate)] : []),
    ...typedRates(accounts),
  ];
  const rates = [...new Set(known)]
    .filter((rate) => rate !== "none")
    .sort((one, other) => Number(other) - Number(one));
  return [...rates, "none"].map((rate) => {
    const label = rate === "none" ? text.untaxed : text.percent(rateText(Number(rate)));
    return {
      rate,
      label,
      fields: byRate
        .filter((group) => isAsked(group, rate, shop))
        .map((group) => ({
          group,
          ...fieldOf(`${group}.${rate}`, `${text.groups[group]}, ${label}`),
        })),
    };
  });
}

export const singleFields = single.map((name) => fieldOf(name, text.single[name]));

const isKind = (kind: string): kind is CashMovementKind => kind in cashMovementNames;
const isTaken = (method: string): method is keyof typeof takenMethodLabels =>
  method in takenMethodLabels;

/** Fields of a way or kind, by their group. */
export const namedFields = {
  in: takenMethods.map((method) =>
    fieldOf(`in.${method}`, isTaken(method) ? takenMethodLabels[method] : method),
  ),
  out: paidMethods.map((method) => fieldOf(`out.${method}`, billMethodNames[method])),
  moves: movedKinds.map((kind) =>
    fieldOf(`moves.${kind}`, isKind(kind) ? cashMovementNames[kind] : String(kind)),
  ),
} as const;

/** All fields of the form. */
export const fieldsOf = (rows: readonly RateRow[]): AccountField[] => [
  ...rows.flatMap(({ fields }) => fields),
  ...singleFields,
  ...Object.values(namedFields).flat(),
];

/** Stored accounts by field; one account for all rates stands at each. */
export const valuesOf = (fields: readonly AccountField[], accounts: Accounts): AccountValues =>
  Object.fromEntries(fields.map(({ name, place }) => [name, accountAt(accounts, place)]));

/** Accounts as they are stored: typed ones alone, and those that the form does not show. */
export function accountsTyped(
  fields: readonly AccountField[],
  values: AccountValues,
  stored: Accounts,
): Accounts {
  const made: Record<string, string | Record<string, string>> = {};
  for (const [name, given] of Object.entries(stored))
    if (isObject(given)) made[name] = { ...given };
  for (const { name, place } of fields) {
    const account = (values[name] ?? "").trim();
    const dot = place.indexOf(".");
    if (dot < 0) {
      if (account) made[place] = account;
      continue;
    }
    const [group, key] = [place.slice(0, dot), place.slice(dot + 1)];
    const { [key]: _, ...others } = (made[group] ?? {}) as Record<string, string>;
    const next = account ? { ...others, [key]: account } : others;
    if (Object.keys(next).length > 0) made[group] = next;
    else delete made[group];
  }
  return made;
}
