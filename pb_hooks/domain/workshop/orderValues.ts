/** Values of a lens on an order, depending on its use (docs/rules-workshop-till.md, Lab orders). */
import {
  type CylinderForm,
  type EyeSide,
  type LensUse,
  type WearerMeasure,
} from "#domain/core/records.ts";
import { type EyeExtra, type EyesExtra, givenNear } from "#domain/optics/measures/extraMeasures.ts";
import type { Eye, Eyes } from "#domain/optics/optics.ts";
import { eyeForLab } from "./lensEyes.ts";

/** Values of a lens on an order. An unmeasured value is absent, or null where the order leaves a box for it. */
export type OrderValues = Partial<Eye> &
  Partial<EyeExtra> &
  Partial<Record<WearerMeasure, number | null>>;
/** Removes values that are null or ''. */
export const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ""),
  ) as Partial<T>;

type Used = {
  eyes: Eyes;
  extra: EyesExtra;
  use: LensUse | "";
  side: EyeSide;
  form: CylinderForm | "";
};

/**
 * Prism, height and near vision of a lens, depending on its use; acuities are left out, as a lab does not need them.
 */
export function extraOfUse({ eyes, extra, use, side, form }: Used): OrderValues {
  const { va: _va, near_va: _nearVa, ...own } = extra[side];
  const { near_sphere, near_cylinder, near_axis, near_eip, ...lens } = own;
  if (use === "near")
    // Without a measured near distance, the order has the far one.
    return { ...given(lens), ...(near_eip === null ? given({ eip: eyes[side].eip }) : {}) };
  if (use !== "" && use !== "progressive" && use !== "intermediate") return given(lens);
  const near = givenNear(extra[side]);
  if (!near) return given({ ...lens, near_sphere, near_cylinder, near_axis, near_eip });
  const { sphere, cylinder, axis } = eyeForLab(near, form);
  return given({
    ...lens,
    near_sphere: sphere,
    near_cylinder: cylinder,
    near_axis: axis,
    near_eip,
  });
}
