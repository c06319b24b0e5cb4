/** Describes a contact lens in words, the same on every screen and paper: 'OD · RC 8.70'. */
import { contactTexts } from "#domain/contactLenses/contactLenses.strings.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { type ContactLens, lensOf } from "#domain/contactLenses/lens.ts";
import type { EyeSide, InvoiceItem } from "#domain/core/records.ts";

/** Eye and values of a lens in words; '' when it has neither. */
export function lensWords(eye: EyeSide | "", lens: ContactLens | null): string {
  const text = lensText(lens);
  const mark = eye || text ? contactTexts.eyes[eye] : "";
  return [mark, text].filter(Boolean).join(contactTexts.between);
}

/** Fields of a sale or quote line that describe its lens. */
type Line = Partial<Pick<InvoiceItem, "product_type" | "eye" | "lens">>;

/** Lens of a stored line in words; '' for any other product. */
export const lineWords = ({ product_type, eye = "", lens }: Line): string =>
  product_type === "contact_lens" ? lensWords(eye, lensOf(lens)) : "";

/** Adds the words of its contact lens to a line, for paper. */
export const withLineWords = <Item extends Line>(
  items: readonly Item[],
): (Item & { lensWords?: string })[] =>
  items.map((item) => {
    const words = lineWords(item);
    return words === "" ? item : { ...item, lensWords: words };
  });
