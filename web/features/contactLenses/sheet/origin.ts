/** Values of an eye whose origin the sheet keeps. */
import { modifiedOrigin, originWith } from "#domain/contactLenses/origin.ts";
import { sheetStrings } from "./sheet.strings.ts";

const keys: readonly string[] = ["sphere", "cylinder", "axis", "add", "add_word"];

/** Origin after this value was changed by hand; that of other values is as it was. */
export const originAfter = (origin: string, key: string): string =>
  keys.includes(key) ? modifiedOrigin(origin) : origin;

/** Origin of values that were copied from the right eye to the left. */
export const copiedOrigin = (origin: string): string =>
  origin === "" ? "" : originWith(origin, sheetStrings.eyes.copied);
