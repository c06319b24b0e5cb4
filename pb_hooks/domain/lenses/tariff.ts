/** Tariff of a range of lenses (docs/rules-lenses.md, Tariff): its rows as they are stored, sent and answered. */

/** Both ends are included; the lower one stands first once stored. */
export type Span = readonly [number, number];

/** Zone of powers of a range: prices in dirhams, TTC, and costs without tax, of one lens. `diameter` 0 is of all. */
export type PowerRow = {
  sphere: Span;
  cylinder: Span;
  diameter: number;
  price: number;
  cost: number | null;
};

/** Row of a supplement, up to so many Δ or mm; null is one price. */
export type SupplementRow = { to: number | null; price: number; cost: number | null };
export type TariffRow = PowerRow | SupplementRow;

/** Most rows of a tariff. */
export const maxTariffRows = 4000;

/** Why a lens is not made, in the order in which it is asked. */
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
