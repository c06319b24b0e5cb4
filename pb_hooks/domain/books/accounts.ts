/** Accounts of the shop's accountant (docs/rules-books.md, Accounts): typed by hand, empty at first. */
import { cashMovementKinds, moneyMethods, paymentMethods } from "#domain/core/choices.ts";
import { billMethods } from "#domain/core/purchaseChoices.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";

/** Accounts by rate in percent ('20'), and 'none' of what has no TVA; or one account for all rates. */
export const byRate = ["sales", "vat_out", "purchases", "vat_in"] as const;
/** Single accounts. `kept`: credits kept for clients; `difference`: cash that a count did not find. */
export const single = ["clients", "suppliers", "kept", "difference"] as const;
/** Ways in which a supplier is paid; by `credit` no money moves. */
export const paidMethods = ["cash", "check", "lcn", "transfer", "card", "debit", "other"] as const;
/** Ways of clients' money; 'fund' is what funds paid. Two words of a transfer have one account. */
export const takenMethods = [
  ...moneyMethods.filter((method) => method !== "bank_transfer"),
  "fund",
];
/** A supplier's cash is booked by its payment. */
export const movedKinds = cashMovementKinds.filter((kind) => kind !== "supplier");

type Keys = readonly string[] | "rate" | "one";
/** Every method and kind is taken, also one that no entry asks for. */
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

/** Place of an account: 'sales.20', 'in.cash', 'clients'. */
export type AccountPlace =
  | `${(typeof byRate)[number] | "in" | "out" | "moves"}.${string}`
  | (typeof single)[number];

const accountForm = /^[0-9A-Z][0-9A-Z.-]{0,19}$/i;
const rateForm = /^(?:none|100|\d{1,2}(?:\.\d{1,2})?)$/;

/** Key of a rate in hundredths of a percent. */
export const rateKey = (points: number | null): string =>
  points === null ? "none" : String(points / 100);

const isKey = (keys: readonly string[] | "rate", key: string): boolean =>
  keys === "rate"
    ? rateForm.test(key) && (key === "none" || String(Number(key)) === key)
    : keys.includes(key);

/** True of an account, and of none: at most 20 digits, letters, full stops and hyphens. */
export const isAccount = (value: unknown): boolean =>
  typeof value === "string" && (trimBlanks(value) === "" || accountForm.test(trimBlanks(value)));

/** Places of a group that are none, or hold no account. */
function refusedKeys(keys: Exclude<Keys, "one">, value: unknown): string[] {
  if (!isObject(value)) return [""];
  return Object.entries(value).flatMap(([key, account]) =>
    isKey(keys, key) && isAccount(account) ? [] : [`.${key}`],
  );
}

/** Places of typed accounts that are none, or hold no account: 'sales.20', 'clients'. */
export const refusedPlaces = (accounts: Values): string[] =>
  Object.entries(accounts).flatMap(([name, given]) => {
    const keys = Object.hasOwn(keysOf, name) ? keysOf[name] : undefined;
    if (keys === undefined) return [name];
    if (keys === "one" || (keys === "rate" && typeof given === "string"))
      return isAccount(given) ? [] : [name];
    return refusedKeys(keys, given).map((key) => name + key);
  });

/** Refuses unknown places and what is no account, naming the places; null is none typed. */
export function checkAccounts(value: unknown): Violation[] {
  if (value === null) return [];
  const refused = isObject(value) ? refusedPlaces(value) : [""];
  if (refused.length === 0) return [];
  return [{ field: "accounts", code: "accounts", sent: { places: refused.join(", ") } }];
}

/** Stored accounts without blanks; what is no account is none. */
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

/** Account at a place; '' when it is not typed. */
export function accountAt(accounts: Accounts, place: AccountPlace): string {
  const dot = place.indexOf(".");
  const found: unknown = accounts[(dot < 0 ? place : place.slice(0, dot)) as keyof Accounts];
  if (typeof found === "string") return found;
  return isObject(found) ? textValue(found[place.slice(dot + 1)]) : "";
}
