/** Accounts of the shop's accountant (docs/rules-books.md, Accounts): typed by hand, empty at first. */
import { cashMovementKinds, moneyMethods, paymentMethods } from "#domain/core/choices.ts";
import { billMethods } from "#domain/core/purchaseChoices.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";

/**
 * Groups with an account for each rate in percent ('20') and 'none' for amounts without TVA, or one account for all
 * rates.
 */
export const byRate = ["sales", "vat_out", "purchases", "vat_in"] as const;
/** Single accounts. `kept`: credits kept for clients; `difference`: gaps between counted and expected cash. */
export const single = ["clients", "suppliers", "kept", "difference"] as const;
/** Methods by which a supplier is paid, without `credit`, which moves no money. */
export const paidMethods = ["cash", "check", "lcn", "transfer", "card", "debit", "other"] as const;
/**
 * Methods by which clients pay, and 'fund' for payments of funds. `bank_transfer` is left out: it shares the account of
 * `transfer`.
 */
export const takenMethods = [
  ...moneyMethods.filter((method) => method !== "bank_transfer"),
  "fund",
];
/** Kinds of cash movement to book; a supplier's cash is booked by its payment instead. */
export const movedKinds = cashMovementKinds.filter((kind) => kind !== "supplier");

type Keys = readonly string[] | "rate" | "one";
/** Keys that each group accepts: every method and kind, even one that no entry uses. */
const keysOf: Readonly<Record<string, Keys>> = {
  ...Object.fromEntries(byRate.map((name) => [name, "rate"])),
  ...Object.fromEntries(single.map((name) => [name, "one"])),
  in: [...paymentMethods, "fund"],
  out: billMethods,
  moves: cashMovementKinds,
};

type RateAccounts = Readonly<Record<string, string>>;
export type Accounts = Partial<
  Record<(typeof byRate)[number], RateAccounts | string> &
    Record<"in" | "out" | "moves", RateAccounts> &
    Record<(typeof single)[number], string>
>;

/** Where an account is typed: 'sales.20', 'in.cash', 'clients'. */
export type AccountPlace =
  | `${(typeof byRate)[number] | "in" | "out" | "moves"}.${string}`
  | (typeof single)[number];

const accountForm = /^[0-9A-Z][0-9A-Z.-]{0,19}$/i;
const rateForm = /^(?:none|100|\d{1,2}(?:\.\d{1,2})?)$/;

/** Key of a rate, such as '20' for 2000 points (hundredths of a percent); 'none' without TVA. */
export const rateKey = (points: number | null): string =>
  points === null ? "none" : String(points / 100);

const isKey = (keys: readonly string[] | "rate", key: string): boolean =>
  keys === "rate"
    ? rateForm.test(key) && (key === "none" || String(Number(key)) === key)
    : keys.includes(key);

/** True of a valid account (at most 20 digits, letters, full stops and hyphens) and of a blank text. */
export const isAccount = (value: unknown): boolean =>
  typeof value === "string" && (trimBlanks(value) === "" || accountForm.test(trimBlanks(value)));

/** Keys of a group that are unknown, or whose account is invalid. */
function refusedKeys(keys: Exclude<Keys, "one">, value: unknown): string[] {
  if (!isObject(value)) return [""];
  return Object.entries(value).flatMap(([key, account]) =>
    isKey(keys, key) && isAccount(account) ? [] : [`.${key}`],
  );
}

/** Places that are unknown, or whose account is invalid: 'sales.20', 'clients'. */
export const refusedPlaces = (accounts: Values): string[] =>
  Object.entries(accounts).flatMap(([name, given]) => {
    const keys = Object.hasOwn(keysOf, name) ? keysOf[name] : undefined;
    if (keys === undefined) return [name];
    if (keys === "one" || (keys === "rate" && typeof given === "string"))
      return isAccount(given) ? [] : [name];
    return refusedKeys(keys, given).map((key) => name + key);
  });

/** Refuses unknown places and invalid accounts, and names the places. Null means that no account is typed. */
export function checkAccounts(value: unknown): Violation[] {
  if (value === null) return [];
  const refused = isObject(value) ? refusedPlaces(value) : [""];
  if (refused.length === 0) return [];
  return [{ field: "accounts", code: "accounts", sent: { places: refused.join(", ") } }];
}

/** Stored accounts, trimmed; {} when the stored value is invalid. */
export function accountsOf(value: unknown): Accounts {
  if (!isObject(value) || checkAccounts(value).length > 0) return {};
  const typed = (given: unknown) => (typeof given === "string" ? trimBlanks(given) : "");
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => [
      name,
      isObject(given)
        ? Object.fromEntries(Object.entries(given).map(([key, account]) => [key, typed(account)]))
        : typed(given),
    ]),
  );
}

/** Account typed at a place, else ''. */
export function accountAt(accounts: Accounts, place: AccountPlace): string {
  const dot = place.indexOf(".");
  const found: unknown = accounts[(dot < 0 ? place : place.slice(0, dot)) as keyof Accounts];
  if (typeof found === "string") return found;
  return isObject(found) ? textValue(found[place.slice(dot + 1)]) : "";
}
