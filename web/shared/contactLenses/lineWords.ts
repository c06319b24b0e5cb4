/** Words of a contact lens under its line, the same on every screen and paper: 'OD · RC 8.70'. */
import { contactTexts } from "#domain/contactLenses/contactLenses.strings.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { type ContactLens, lensOf } from "#domain/contactLenses/lens.ts";
import type { EyeSide, InvoiceItem } from "#domain/core/records.ts";

/** Words of a lens of an eye; '' of one without eye and values. */
export function lensWords(eye: EyeSide | "", lens: ContactLens | null): string {
  const text = lensText(lens);
  const mark = eye || text ? contactTexts.eyes[eye] : "";
  return [mark, text].filter(Boolean).join(contactTexts.between);
}

/** Line of a sale or of a quote, as far as it tells its lens. */
type Line = Partial<Pick<InvoiceItem, "product_type" | "eye" | "lens">>;

/** Words of a stored line; '' of any other product. */
export const lineWords = ({ product_type, eye = "", lens }: Line): string =>
  product_type === "contact_lens" ? lensWords(eye, lensOf(lens)) : "";

/** Line with the words of its contact lens, for paper. */
export const withLineWords = <Item extends Line>(
  items: readonly Item[],
): (Item & { lensWords?: string })[] =>
  items.map((item) => {
    const words = lineWords(item);
    return words === "" ? item : { ...item, lensWords: words };
  });
