/** Which rows a scanned box may belong to. */
import type { ListedContactOrder, ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { isSameLens } from "#domain/contactLenses/lens.ts";
import { fold } from "#domain/search/search.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** True of a row whose boxes have not all arrived; its last box changes the state to 'arrived'. */
export const isWaiting = ({ status }: Pick<ListedContactOrder, "status">): boolean =>
  status === "to_order" || status === "ordered";

/** Number of boxes of a row that are not scanned yet. */
export const missingBoxes = ({ quantity, boxes }: ListedContactOrder): number =>
  Math.max(quantity - boxes, 0);

export const clientOf = ({ expand }: Pick<ListedContactOrder, "expand">): string =>
  expand?.client?.name ?? words.unknownClient;

export const nameOfRow = (row: Pick<ListedContactOrder, "expand" | "eye">): string =>
  `${clientOf(row)}, ${eyeLabels[row.eye || "both"].mark}`;

/** Product and lens of a row in words. */
export const wordsOfRow = ({ product_name, lens }: ListedContactOrder): string =>
  [product_name, lensText(lens)].filter(Boolean).join(" · ");

/** Finds rows by client's name, product or lens. */
export function foundRows(
  rows: readonly ListedContactOrder[],
  typed: string,
): readonly ListedContactOrder[] {
  const parts = fold(typed).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = fold(`${nameOfRow(row)} ${wordsOfRow(row)}`);
    return parts.every((part) => text.includes(part));
  });
}

/** True when the row expects another lens than the one known for this box. */
export function isOtherLens(row: ListedContactOrder, answer: ScanAnswer | null): boolean {
  if (!answer) return false;
  const { known, product, orders } = answer;
  if (!known) return product !== "" && row.product !== product;
  if (row.product !== known.product) return true;
  // Uses the server's comparison for waiting rows, because a person may not see the values.
  if (isWaiting(row)) return !orders.includes(row.id);
  return !isSameLens(row.lens, known.lens);
}

/** Rows named by the server's answer, in its order. */
export const candidatesOf = (
  rows: readonly ListedContactOrder[],
  answer: ScanAnswer | null,
): readonly ListedContactOrder[] =>
  (answer?.orders ?? []).flatMap((id) => rows.find((row) => row.id === id) ?? []);
