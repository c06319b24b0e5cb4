/** Tariff of a range of lenses (docs/rules-lenses.md, Tariff): its rows as stored, and in bodies and answers. */

/** Both ends are included; the lower one comes first once stored. */
export type Span = readonly [number, number];

/** Zone of powers of a range: price in dirhams with TVA and cost without TVA, of one lens. `diameter` 0 means all. */
export type PowerRow = {
  sphere: Span;
  cylinder: Span;
  diameter: number;
  price: number;
  cost: number | null;
};

/** Row of a supplement, valid up to `to` (Δ or mm); null means without limit. */
export type SupplementRow = { to: number | null; price: number; cost: number | null };
export type TariffRow = PowerRow | SupplementRow;

/** Most rows that a tariff may have. */
export const maxTariffRows = 4000;

/** Reasons why a lens is not made, in the order of the checks. */
export const whyNotMade = [
  "no_tariff",
  "add",
  "prism",
  "power",
  "diameter",
  "cylinder",
  "sphere",
  "hole",
] as const;
export type WhyNot = (typeof whyNotMade)[number];
