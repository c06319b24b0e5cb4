/**
 * Rights of the staff by role. Every route and every hook of the records API checks them with `can`
 * (docs/access.md, Rights).
 */

import { userRoles, type UserRole } from "#domain/core/choices.ts";
import { type DiscountLimit, discountLimits, limitOfRole } from "#domain/core/discountLimits.ts";

/** Rights in the order of the team's page. Whatever is not granted is refused. */
export const rights = [
  "sale.write",
  "payment.take",
  "client.write",
  "quote.write",
  "print",
  "prescription.write",
  "discount",
  "discount.any",
  "price.floor",
  "price.change",
  "credit.issue",
  "refund.give",
  "document.delete",
  "client.delete",
  "client.erase",
  "client.export",
  "till.see",
  "till.history",
  "till.move",
  "till.close",
  "cheque.state",
  "job.move",
  "service.write",
  "product.write",
  "receipt.write",
  "adjustment.write",
  "bill.write",
  "bill.pay",
  "count.write",
  "import",
  "cost.see",
  "eyes.see",
  "statistics.shop",
  "books.export",
  "books.close",
  "books.reopen",
  "people",
  "company.write",
  "backup.see",
  "journal.see",
] as const;
export type Right = (typeof rights)[number];

/** Roles; '' means every right, for users of a shop that has never opened the team's page. */
export const roles = ["", ...userRoles] as const;
export type Role = (typeof roles)[number];

const granted: Record<Exclude<UserRole, "owner">, readonly Right[]> = {
  seller: [
    "sale.write",
    "payment.take",
    "client.write",
    "quote.write",
    "print",
    "discount",
    "till.see",
    "job.move",
    "service.write",
    "count.write",
    "eyes.see",
  ],
  optician: [
    "sale.write",
    "payment.take",
    "client.write",
    "quote.write",
    "print",
    "prescription.write",
    "discount",
    "price.change",
    "credit.issue",
    "till.see",
    "till.move",
    "till.close",
    "cheque.state",
    "job.move",
    "service.write",
    "product.write",
    "receipt.write",
    "adjustment.write",
    "bill.write",
    "count.write",
    "cost.see",
    "eyes.see",
  ],
  workshop: ["job.move", "service.write", "count.write", "eyes.see"],
  accountant: [
    "till.see",
    "till.history",
    "cheque.state",
    "bill.write",
    "cost.see",
    "statistics.shop",
    "books.export",
    "books.close",
    "journal.see",
  ],
};

/** Rights granted or removed in addition to the role. */
export type Exceptions = Partial<Record<Right, boolean>>;
export type Person = { role: Role; rights: Exceptions; active: boolean };

/** True of roles with every right; their exceptions are ignored. */
export const hasAllRights = ({ role, active }: Person): boolean =>
  active && (role === "" || role === "owner");

/** True when a person has a right; inactive people have none. */
export const can = (person: Person, right: Right): boolean => {
  if (hasAllRights(person)) return true;
  if (!person.active || person.role === "" || person.role === "owner") return false;
  return person.rights[right] ?? granted[person.role].includes(right);
};

export const rightsOf = (person: Person): Right[] => rights.filter((right) => can(person, right));

/** Rights that a role has without exceptions. */
export const rightsOfRole = (role: Role): Right[] => rightsOf({ role, rights: {}, active: true });

/** True when a person has every right of another one, and so may create or change that one. */
export const isAtLeast = (person: Person, other: Person): boolean =>
  rightsOf({ ...other, active: true }).every((right) => can(person, right));

/** Exceptions in a stored or sent value, without unknown rights. */
export function exceptionsOf(value: unknown): Exceptions {
  if (typeof value !== "object" || value === null) return {};
  const sent = new Map(Object.entries(value));
  const found = rights.flatMap((right) => {
    const given: unknown = sent.get(right);
    return typeof given === "boolean" ? [[right, given] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Exceptions of a role that grant exactly these rights; a role with every right has none. */
export function exceptionsFor(role: Role, granted: readonly Right[]): Exceptions {
  if (hasAllRights({ role, rights: {}, active: true })) return {};
  const own = rightsOfRole(role);
  const differing = rights.filter((right) => own.includes(right) !== granted.includes(right));
  return Object.fromEntries(differing.map((right) => [right, granted.includes(right)]));
}

const unapprovable = [
  "people",
  "company.write",
  "backup.see",
  "journal.see",
  "cost.see",
  "eyes.see",
  "statistics.shop",
  "till.see",
  "till.history",
  "count.write",
  "books.export",
  "books.close",
  "books.reopen",
] as const satisfies readonly Right[];
/** Right that nobody can grant on the spot: management, reading, or hundreds of scans. */
export type FixedRight = (typeof unapprovable)[number];
/** Right to an act that another person may approve on the spot. */
export type ApprovableRight = Exclude<Right, FixedRight>;

/** True when another person may approve acts of this right on the spot. */
export const isApprovable = (right: Right): right is ApprovableRight =>
  !unapprovable.some((one) => one === right);

/** Discount limits of the shop, in percent: only a larger discount needs the right `discount.any`. */
export type ShopDiscounts = Record<DiscountLimit, number>;
export const noDiscounts = Object.fromEntries(
  Object.keys(discountLimits).map((name) => [name, 0]),
) as ShopDiscounts;

/** Percentage that a role may give on a line without `discount.any`. */
export const freeDiscount = ({ role }: Pick<Person, "role">, shop: ShopDiscounts): number =>
  shop[limitOfRole[role]];
