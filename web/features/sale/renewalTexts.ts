/** Texts about the differences between a renewal and the last sale. */
import { contactTexts } from "#domain/contactLenses/contactLenses.strings.ts";
import type { RenewalDifference } from "#domain/contactLenses/contactAnswers.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { lensNumbers, lensNumberText, type LensTexts } from "#shared/contactLenses/lensTexts.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { words } from "#lib/texts/words.strings.ts";
import { saleStrings } from "./sale.strings.ts";

type Value = RenewalDifference["now"];

const isWord = (value: Value): value is LensTexts["add_word"] =>
  value === "low" || value === "med" || value === "high";

/** Formats a value as its field does; '-' for none. */
function valueText(key: string, value: Value): string {
  if (value === null || value === "") return "-";
  if (typeof value !== "number") return isWord(value) ? contactShared.addWords[value] : value;
  if (key === "price") return formatMoney(toCentimes(value));
  const number = lensNumbers.find((one) => one === key);
  return number ? lensNumberText(number, value) : String(value);
}

const names: Readonly<Record<string, string>> = {
  ...contactShared.fields,
  product: words.product,
  price: words.unitPrice,
};

/** Text of a difference: 'OD · RC : 8.60 → 8.70', with eye, value, former and new. */
export const differenceText = ({ eye, key, before, now }: RenewalDifference): string =>
  saleStrings.renewal.difference(
    [contactTexts.eyes[eye], names[key] ?? key].join(contactTexts.between),
    valueText(key, before),
    valueText(key, now),
  );
