/** Form of the accounts that the accountant types (docs/rules-periods.md, Accounts). */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

const single = ["sales", "vat_out", "purchases", "clients", "suppliers", "kept", "difference"];
/** Accounts by TVA rate, by method, or by kind of a cash movement. */
const grouped = ["vat_in", "in", "out", "moves"];

/** An account is a number of the plan, or empty. */
const isAccount = (value: unknown): boolean =>
  typeof value === "string" && /^[0-9A-Za-z.-]{0,20}$/.test(value);
const isGroup = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, one]) => /^[a-z0-9_.]{1,20}$/.test(name) && isAccount(one));

function isWellFormed(accounts: Values): boolean {
  return Object.entries(accounts).every(([name, value]) =>
    single.includes(name) ? isAccount(value) : grouped.includes(name) && isGroup(value),
  );
}

/** Refuses accounts of another form, as a whole; null is none. */
export const checkAccounts = (accounts: unknown): Violation[] =>
  accounts === null || (isObject(accounts) && isWellFormed(accounts))
    ? []
    : [{ field: "accounts", code: "accounts" }];
