/** Form paths of an eye, and the ids of its fields. */
import type { EyeSide } from "#domain/core/records.ts";
import type { EyeTexts } from "./eyeValues.ts";
import { lensField, type LensField } from "./sheetValues.ts";

type EyeKey = keyof EyeTexts;
export type EyePath = `${LensField}.${EyeKey}`;
export const eyePath = <Key extends EyeKey>(side: EyeSide, key: Key): `${LensField}.${Key}` =>
  `${lensField(side)}.${key}`;

/** Id of a value's field, without the dot of its path, which a CSS selector would misread. */
export const eyeId = (side: EyeSide, key: EyeKey): string => `${lensField(side)}-${key}`;
export const idOfPath = (path: EyePath): string => path.replace(".", "-");
/** Id of the remarks on a value. */
export const remarkId = (side: EyeSide, key: EyeKey): string => `${eyeId(side, key)}-remark`;
