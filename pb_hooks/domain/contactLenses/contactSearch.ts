/** Indexes sheets by the names of their lenses, so that a search by client or product finds them. */
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { indexText } from "#domain/search/words.ts";
import { contactLensWord } from "./contactSearch.strings.ts";

/** Stored eye, as a value or as text: the rebuild of the index reads the column as text. */
function eyeOf(stored: unknown): Values {
  if (isObject(stored)) return stored;
  try {
    const eye: unknown = JSON.parse(textValue(stored));
    return isObject(eye) ? eye : {};
  } catch {
    return {};
  }
}

export const contactSearch: SearchKind = {
  name: "contactSheets",
  number: 11,
  table: "optique_contact_prescriptions",
  fields: ["right_lens", "left_lens"],
  text: ({ right_lens, left_lens }) =>
    indexText([
      contactLensWord,
      ...[right_lens, left_lens].map((stored) => textValue(eyeOf(stored)["name"])),
    ]),
};
