/** Wire types of GET lens-choices (docs/rules-lenses.md, Choices). Money in dirhams. */
import type { EyeSide, LensSource } from "#domain/core/records.ts";
import type { LensPower } from "./power.ts";
import type { WhyNot } from "./tariff.ts";

/**
 * Button of a filter row. `value`: '' or null for none; `from`: lowest total of its lenses; `count`: number of its
 * lenses.
 */
export type LensPress = { value: string | number | null; from: number; count: number };

/** Lens of one eye. `cost` is null for a person who may not see it. */
export type MadeEye = {
  made: true;
  price: number;
  cost: number | null;
  power: LensPower;
  cell: string;
  stock: number;
  source: LensSource;
};
export type UnmadeEye = {
  made: false;
  why: WhyNot;
  value: number | null;
  limit: number | null;
  message: string;
};
export type ChoiceEye = MadeEye | UnmadeEye;

export type ChosenSupplement = { product: string; name: string; eye: EyeSide; price: number };

/** Range to choose; null for an eye that was not requested. */
export type LensRange = Record<EyeSide, ChoiceEye | null> & {
  product: string;
  name: string;
  reference: string;
  supplier: string;
  supplier_name: string;
  geometry: string;
  lens_index: number | null;
  material: string;
  treatment: string;
  tint: string;
  fabrication: boolean;
  delay_days: number;
  ready_on: string;
  diameter: number;
  /** True when the largest blank may be too small for the frame. */
  small: boolean;
  /** True when the lens is made for every requested eye. */
  both: boolean;
  /** Total with the supplements; null when the lens is not made for an eye. */
  total: number | null;
  supplements: ChosenSupplement[];
};

export type LensChoices = {
  on: string;
  geometries: LensPress[];
  indices: LensPress[];
  treatments: LensPress[];
  ranges: LensRange[];
  left_off: number;
};
