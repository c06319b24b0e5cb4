/** Remarks on contact lenses, displayed in amber: they prevent no save (docs/rules-contact-lenses.md). */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import type { ContactDesign, ContactSheetSource, EyeSide } from "#domain/core/records.ts";
import { type DatedSheet, isLaterSheet } from "./checkOn.ts";
import { isMultifocalDesign, isToricDesign } from "./designs.ts";
import type { FromGlasses } from "./fromGlasses.ts";
import type { ContactLens, ContactLensKey, EyeUse } from "./lens.ts";

export type LensRemarkCode =
  | "bc_unusual"
  | "bc_not_made"
  | "dia_unusual"
  | "dia_not_made"
  | "sphere_high"
  | "sphere_half_step"
  | "sphere_sign"
  | "sphere_moved"
  | "equivalent_far"
  | "cylinder_unusual"
  | "cylinder_not_toric"
  | "axis_tens"
  | "axis_without_cylinder"
  | "axis_missing"
  | "add_missing"
  | "dn_without_add";
/** `value`: value of `key`. `other`: value to which it is compared. `made`: sizes of the product. */
export type LensRemark = {
  key: ContactLensKey;
  code: LensRemarkCode;
  value?: number;
  other?: number;
  made?: readonly number[];
};

/** Sizes and design in which a product is made; an empty list means any size. */
export type MadeProduct = {
  design: ContactDesign | "";
  bcs: readonly number[];
  dias: readonly number[];
};
const anyProduct: MadeProduct = { design: "", bcs: [], dias: [] };
/** Data to which a lens is compared; absent or null means unknown. */
export type LensInputs = {
  product?: MadeProduct | null;
  /** Same eye of the client's last sheet. */
  before?: ContactLens | null;
  /** Same eye of the glasses, converted to a lens. */
  glasses?: Pick<FromGlasses, "mean"> | null;
};
export type RemarkedLens = ContactLens & { use?: EyeUse | "" };

const typicalBc = { min: 8, max: 9.2 };
const typicalDia = { min: 13.5, max: 15 };
const typicalSphere = { min: -12, max: 8 };
/** Dioptres beyond which lenses are made in half dioptres only. */
const halvesBeyond = 6;
const typicalCylinders: readonly number[] = [-0.75, -1.25, -1.75, -2.25, -2.75];
/** Dioptres of change beyond which a remark is made. */
const notableChange = 1;

const isOutside = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value < min || value > max;

const hasAddition = ({ add, add_word }: ContactLens): boolean => add !== null || add_word !== "";

function ofSize(
  key: "bc" | "dia",
  value: number | null,
  typical: { min: number; max: number },
  made: readonly number[],
): LensRemark[] {
  if (value === null) return [];
  const isMade = made.length === 0 || made.includes(value);
  return [
    ...(isOutside(value, typical) ? [{ key, code: `${key}_unusual` as const, value }] : []),
    ...(isMade ? [] : [{ key, code: `${key}_not_made` as const, value, made }]),
  ];
}

function ofSphere({ sphere: value }: ContactLens): LensRemark[] {
  if (value === null) return [];
  const key = "sphere";
  const isOffHalf = Math.abs(value) > halvesBeyond && value % 0.5 !== 0;
  return [
    ...(isOutside(value, typicalSphere) ? [{ key, code: "sphere_high", value } as const] : []),
    ...(isOffHalf ? [{ key, code: "sphere_half_step", value } as const] : []),
  ];
}

/** Compares the sphere to that of the last sheet. */
function ofChange({ sphere: value }: ContactLens, before: ContactLens | null): LensRemark[] {
  const other = before?.sphere ?? null;
  if (value === null || other === null) return [];
  if (value * other < 0) return [{ key: "sphere", code: "sphere_sign", value, other }];
  const isFar = Math.abs(value - other) > notableChange;
  return isFar ? [{ key: "sphere", code: "sphere_moved", value, other }] : [];
}

/**
 * Compares the spherical equivalent to that of the glasses. Lenses for near and multifocal ones differ on purpose, and
 * get no remark.
 */
function ofGlasses(lens: RemarkedLens, { product, glasses }: LensInputs): LensRemark[] {
  if (lens.sphere === null || !glasses || lens.use === "near") return [];
  if (isMultifocalDesign(product?.design ?? "") || hasAddition(lens)) return [];
  const value = lens.sphere + (lens.cylinder ?? 0) / 2;
  const other = glasses.mean;
  const isFar = Math.abs(value - other) > notableChange;
  return isFar ? [{ key: "sphere", code: "equivalent_far", value, other }] : [];
}

function ofCylinder({ cylinder, axis }: ContactLens, design: ContactDesign | ""): LensRemark[] {
  const found: LensRemark[] = [];
  if (cylinder) {
    const of = { key: "cylinder", value: cylinder } as const;
    if (!typicalCylinders.includes(cylinder)) found.push({ ...of, code: "cylinder_unusual" });
    if (design !== "" && !isToricDesign(design)) found.push({ ...of, code: "cylinder_not_toric" });
    if (axis === null) found.push({ key: "axis", code: "axis_missing" });
  }
  if (axis === null) return found;
  const of = { key: "axis", value: axis } as const;
  if (axis % 10 !== 0) found.push({ ...of, code: "axis_tens" });
  if (!cylinder) found.push({ ...of, code: "axis_without_cylinder" });
  return found;
}

function ofAddition(lens: ContactLens, design: ContactDesign | ""): LensRemark[] {
  if (hasAddition(lens)) return [];
  return [
    ...(isMultifocalDesign(design) ? [{ key: "add", code: "add_missing" } as const] : []),
    ...(lens.dn === "" ? [] : [{ key: "dn", code: "dn_without_add" } as const]),
  ];
}

/** Remarks on a lens, or an eye of a sheet, in the order of its keys. */
export function lensRemarks(lens: RemarkedLens, inputs: LensInputs = {}): LensRemark[] {
  const { design, bcs, dias } = inputs.product ?? anyProduct;
  return [
    ...ofSize("bc", lens.bc, typicalBc, bcs),
    ...ofSize("dia", lens.dia, typicalDia, dias),
    ...ofSphere(lens),
    ...ofChange(lens, inputs.before ?? null),
    ...ofGlasses(lens, inputs),
    ...ofCylinder(lens, design),
    ...ofAddition(lens, design),
  ];
}

export type SheetRemarkCode =
  | "none"
  | "trial"
  | "stopped"
  | "older"
  | "check"
  | "source_box"
  | "child_source";
/** `day`: stored day of a check that is overdue. */
export type SheetRemark = { code: SheetRemarkCode; day?: string };

export type RemarkedSheet = DatedSheet & { check_on: string; source: ContactSheetSource | "" };

/** Age in years below which the values should come from an ophthalmologist. */
const adultAge = 16;

/** True when the day of the check is past. */
export const isCheckPast = (checkOn: string, now: IsoDay): boolean => {
  const day = parseDay(checkOn);
  return day !== null && day < now;
};

/** True when the client has a later sheet that is current. */
export const isOlderSheet = (sheet: DatedSheet, current: DatedSheet | null): boolean =>
  current !== null && current.id !== sheet.id && isLaterSheet(current, sheet);

/**
 * Remarks on the sheet that a sale uses, or on lenses sold without one. `age`: whole years of the client; null when
 * unknown. `wantsChildSource`: false when the shop switched that remark off.
 */
export function sheetRemarks(
  sheet: RemarkedSheet | null,
  inputs: { current: DatedSheet | null; age: number | null; wantsChildSource: boolean },
  now: IsoDay,
): SheetRemark[] {
  if (!sheet) return [{ code: "none" }];
  const { age, wantsChildSource } = inputs;
  const isChild = wantsChildSource && age !== null && age < adultAge;
  const found: SheetRemark[] = [];
  if (sheet.status !== "final") found.push({ code: sheet.status });
  if (isOlderSheet(sheet, inputs.current)) found.push({ code: "older" });
  if (isCheckPast(sheet.check_on, now)) found.push({ code: "check", day: sheet.check_on });
  if (sheet.source === "box") found.push({ code: "source_box" });
  if (isChild && sheet.source !== "medical") found.push({ code: "child_source" });
  return found;
}

/** Day on which the boxes of an eye are used up, in stored form, or ''. For both eyes (''), the later day. */
export function endOfEye(
  { right_until: right, left_until: left }: { right_until: string; left_until: string },
  eye: EyeSide | "",
): string {
  if (eye !== "") return eye === "left" ? left : right;
  return left > right ? left : right;
}

/** True of a box that expires before its eye's boxes are used up; false when either day is unknown. */
export function isBoxShort(expiresOn: string, until: string): boolean {
  const [expires, end] = [parseDay(expiresOn), parseDay(until)];
  return expires !== null && end !== null && expires < end;
}
