/** Contact lenses in the export of a person's data (exportPage.ts): sheets, and the boxes of each line. */
import { lensText } from "#domain/contactLenses/formatLens.ts";
import type { ContactEye, ContactLens } from "#domain/contactLenses/lens.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import {
  contactOrderStatusNames,
  contactSheetSourceNames,
  contactSheetStatusNames,
  contactWearNames,
  lensUseNames,
} from "#domain/core/names/names.strings.ts";
import type { ContactBox, ContactOrder, ContactSheet } from "#domain/core/records.ts";
import { stepsCell, table, word } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

/** Sheet with the name of its solution; row of boxes with the names of its related records. */
export type ExportedContactSheet = ContactSheet & { solution_name: string };
export type ExportedContactOrder = ContactOrder & { supplier_name: string; boxes: ContactBox[] };

const between = " \u00b7 ";

/** Text of an eye: its lens, acuities, keratometry, and where its values come from. */
function eyeText(stored: unknown): string {
  const eye = stored as ContactEye | null;
  if (!eye) return "";
  const { name, use, va, near_va, k1, k2, k_axis, origin } = eye;
  const curves = [k1, k2, k_axis].filter((one) => one !== null).join(" ");
  const words = [name, lensText(eye), use && word(lensUseNames, use), va, near_va, curves, origin];
  return words.filter(Boolean).join(between);
}

const boxesText = (boxes: readonly ContactBox[]): string =>
  boxes
    .map(({ quantity, gtin, lot, expires_on, by }) =>
      [`${quantity} ×`, gtin, lot, expires_on && formatDay(expires_on), by]
        .filter(Boolean)
        .join(" "),
    )
    .join(between);

const yesNo = (is: boolean): string => (is ? personalDataStrings.yes : personalDataStrings.no);

/** Section with a person's sheets and rows of boxes; empty without any. */
export function contactSection(
  sheets: readonly ExportedContactSheet[],
  orders: readonly ExportedContactOrder[],
): string {
  if (sheets.length + orders.length === 0) return "";
  const sheetTable = table(sheets, (one) => ({
    date: formatDay(one.date),
    status: word(contactSheetStatusNames, one.status),
    right: eyeText(one.right_lens),
    left: eyeText(one.left_lens),
    source: one.source && word(contactSheetSourceNames, one.source),
    prescriber: one.prescriber,
    examined_on: formatDay(one.examined_on),
    check_on: formatDay(one.check_on),
    days_a_week: one.days_a_week,
    overnight: yesNo(one.overnight),
    solution: one.solution_name,
    right_until: formatDay(one.right_until),
    left_until: formatDay(one.left_until),
    notes: one.notes,
  }));
  const orderTable = table(orders, (one) => ({
    product_name: one.product_name,
    eye: one.eye === "" ? "" : personalDataStrings.columns[one.eye],
    lens: lensText(one.lens as ContactLens | null),
    quantity: one.quantity,
    wear: one.wear && word(contactWearNames, one.wear),
    trial: yesNo(one.trial),
    supplier: one.supplier_name,
    order_reference: one.reference,
    status: word(contactOrderStatusNames, one.status),
    given_on: formatDay(one.given_on),
    boxes: boxesText(one.boxes),
    notes: one.notes,
    steps: stepsCell(contactOrderStatusNames, one.steps),
  }));
  return `<h2>${personalDataStrings.contactLenses}</h2>${sheetTable}${orderTable}`;
}
