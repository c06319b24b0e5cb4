/** What each range of lenses costs for a correction. */
import { queryOptions } from "@tanstack/react-query";
import type { LensPower } from "#domain/lenses/power.ts";
import type { WhyNot } from "#domain/lenses/tariff.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { get } from "#api/request.ts";

/** Press of a row: a value, '' or null of none, the least total of its lenses, and their number. */
export type LensPress = { value: string | number | null; from: number; count: number };
/** How a press of no value is asked for. */
export const noValue = "-";

/** Lens of one eye. `cost` is null for who may not see it. */
export type MadeEye = {
  made: true;
  price: number;
  cost: number | null;
  power: LensPower;
  cell: string;
  stock: number;
  source: "stock" | "lab";
};
export type UnmadeEye = {
  made: false;
  why: WhyNot;
  value: number | null;
  limit: number | null;
  message: string;
};
export type ChoiceEye = MadeEye | UnmadeEye;

export type LensSupplement = { product: string; name: string; eye: EyeSide; price: number };

/** Range as a choice; an eye that was not asked for is null. */
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
  /** The largest blank may be too small for the frame. */
  small: boolean;
  /** Made for every eye that was asked for. */
  both: boolean;
  /** With the supplements; null where an eye is not made. */
  total: number | null;
  supplements: LensSupplement[];
};

export type LensChoices = {
  on: string;
  geometries: LensPress[];
  indices: LensPress[];
  treatments: LensPress[];
  ranges: LensRange[];
  left_off: number;
};

/** Eyes as texts 'sphere,cylinder,add,prism'; '' is not asked for. Other blanks narrow nothing. */
export type LensQuestion = {
  right: string;
  left: string;
  on?: string;
  needed?: string;
  geometry?: string;
  index?: string;
  treatment?: string;
  supplier?: string;
  q?: string;
};

/** Blank parameters are left out. */
const asked = (question: LensQuestion): Record<string, string> =>
  Object.fromEntries(Object.entries(question).filter(([, text]) => text !== ""));

/** Choices; without an eye nothing is asked. */
export const lensChoicesQuery = (question: LensQuestion) =>
  queryOptions({
    queryKey: ["lens-choices", asked(question)],
    queryFn: ({ signal }) => get<LensChoices>("lens-choices", asked(question), signal),
    enabled: question.right !== "" || question.left !== "",
  });
