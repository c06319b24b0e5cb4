/**
 * Discounts in percent that need no right `discount.any`. The company's fields, rights and reads are derived from this
 * table.
 */
import type { UserRole } from "./choices.ts";

const percent = { kind: "amount", min: 0, max: 100 } as const;

/** Fields of the company with the limits. */
export const discountLimits = {
  seller_discount: { ...percent, initial: 10 },
  optician_discount: { ...percent, initial: 20 },
  /** Standing offer on second and later pairs, which any seller may give without a right. */
  second_pair_discount: percent,
} as const;
export type DiscountLimit = keyof typeof discountLimits;
export const discountLimitNames = Object.keys(discountLimits) as DiscountLimit[];

/** Limit of each role; '' is a user of a shop that has never opened the page of its team. */
export const limitOfRole = {
  "": "seller_discount",
  owner: "seller_discount",
  seller: "seller_discount",
  optician: "optician_discount",
  workshop: "seller_discount",
  accountant: "seller_discount",
} as const satisfies Record<UserRole | "", DiscountLimit>;
/** Limits that a role has, each once. */
export const roleLimits = [...new Set(Object.values(limitOfRole))];
