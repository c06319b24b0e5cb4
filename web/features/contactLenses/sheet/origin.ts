/** Keeps track of where the values of an eye come from. */
import { modifiedOrigin, originWith } from "#domain/contactLenses/origin.ts";
import { sheetStrings } from "./sheet.strings.ts";

const keys: readonly string[] = ["sphere", "cylinder", "axis", "add", "add_word"];

/** Marks the origin as modified when a person changes one of the values it covers. */
export const originAfter = (origin: string, key: string): string =>
  keys.includes(key) ? modifiedOrigin(origin) : origin;

/** Origin of the left eye's values after a copy from the right eye. */
export const copiedOrigin = (origin: string): string =>
  origin === "" ? "" : originWith(origin, sheetStrings.eyes.copied);
