/** Percents of the shop that are given without `discount.any`: one table, from which fields, rights and reads follow. */
import type { UserRole } from "./choices.ts";

const percent = { kind: "amount", min: 0, max: 100 } as const;

/** Fields of the company. */
export const discountLimits = {
  seller_discount: { ...percent, initial: 10 },
  optician_discount: { ...percent, initial: 20 },
  /** Standing offer: asks for no right on second and later pairs, whoever sells. */
  second_pair_discount: percent,
} as const;
export type DiscountLimit = keyof typeof discountLimits;

/** Limit of each role; '' is a user of a shop that never opened the team's page. */
export const limitOfRole: Record<UserRole | "", DiscountLimit> = {
  "": "seller_discount",
  owner: "seller_discount",
  seller: "seller_discount",
  optician: "optician_discount",
  workshop: "seller_discount",
  accountant: "seller_discount",
};

/** The limits as members of SQLite's json_object. */
export const discountLimitsSql = Object.keys(discountLimits)
  .map((name) => `'${name}', ${name}`)
  .join(", ");
