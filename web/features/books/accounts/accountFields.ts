/** Fields of the accounts form: one per account, by rate, payment method or kind (docs/rules-books.md, Accounts). */
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

/** `name`: name of the form field, without dots, which react-hook-form would read as nesting. */
export type AccountField = { name: string; place: AccountPlace; label: string };
export type AccountValues = Record<string, string>;
export type RateGroup = (typeof byRate)[number];
export type RateRow = {
  rate: string;
  label: string;
  fields: (AccountField & { group: RateGroup })[];
};

/** Rates that are always shown, besides the shop's rate and those with a typed account. */
const standardRates = ["20", "14", "10", "7"];

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

/**
 * True when a rate has an account in the group. A shop without TVA sells without a rate, but buys with rates; TVA
 * accounts need a rate.
 */
const isAsked = (group: RateGroup, rate: string, { vat }: Shop): boolean => {
  if (rate === "none") return group === "sales" || group === "purchases";
  return vat || group === "purchases" || group === "vat_in";
};

/** One row per rate, the highest first, then a row without TVA. */
export function rateRows(accounts: Accounts, shop: Shop): RateRow[] {
  const known = [
    ...standardRates,
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

/** Fields of payment methods and of cash movements, by their group. */
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

/** Stored account of each field; an account that is stored for all rates fills the field of each rate. */
export const valuesOf = (fields: readonly AccountField[], accounts: Accounts): AccountValues =>
  Object.fromEntries(fields.map(({ name, place }) => [name, accountAt(accounts, place)]));

/** Accounts to store: those typed, plus stored ones that the form does not show. */
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
