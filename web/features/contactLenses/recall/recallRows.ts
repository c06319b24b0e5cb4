/** Boxes of a recalled lot, with their wearers. */
import type { ListedContactBox } from "#domain/contactLenses/contactAnswers.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { buyerLabels, contactOrderStatusLabels, eyeLabels } from "#lib/texts/labels.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { words } from "#lib/texts/words.strings.ts";
import { recallStrings as text } from "./recall.strings.ts";

export const orderOf = ({ expand }: ListedContactBox) => expand?.order;
export const clientOf = (box: ListedContactBox) => orderOf(box)?.expand?.client ?? null;
export const nameOf = (box: ListedContactBox): string =>
  clientOf(box)?.name ?? buyerLabels.passerBy;
export const phoneOf = (box: ListedContactBox): string => clientOf(box)?.phone ?? "";
export const eyeOf = (box: ListedContactBox): string => eyeLabels[orderOf(box)?.eye || "both"].mark;
export const productOf = (box: ListedContactBox): string => orderOf(box)?.product_name ?? "";
export const lensOf = (box: ListedContactBox): string => lensText(orderOf(box)?.lens ?? null);
export const isTrial = (box: ListedContactBox): boolean => orderOf(box)?.trial ?? false;

/** Day on which the box was given, else its present state. */
export function givenOf(box: ListedContactBox): string {
  const order = orderOf(box);
  if (!order) return "-";
  return order.given_on ? formatDay(order.given_on) : contactOrderStatusLabels[order.status];
}

/** Boxes of one lot in one row of boxes, shown as a single table row. */
export type RecalledRow = ListedContactBox & { pieces: number };

export const piecesOf = (boxes: readonly ListedContactBox[]): number =>
  boxes.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** When the wearer was warned about these boxes; '' if one of them was added after that. */
const messagedOf = (boxes: readonly ListedContactBox[]): string =>
  boxes.map(({ messagedAt }) => messagedAt).sort()[0] ?? "";

/** Groups the boxes by row and lot, so that each wearer is warned once. */
export function recalledRows(boxes: readonly ListedContactBox[]): RecalledRow[] {
  const keyOf = ({ order, lot }: ListedContactBox) => `${order} ${lot.toLowerCase()}`;
  const keys = [...new Set(boxes.map(keyOf))];
  return keys.flatMap((key) => {
    const own = boxes.filter((box) => keyOf(box) === key);
    return own[0] ? [{ ...own[0], pieces: piecesOf(own), messagedAt: messagedOf(own) }] : [];
  });
}

const dayOf = (day: string): string => (day ? formatDay(day) : "");

/** Table for the CSV export of a recall. */
export const recallTable = (boxes: readonly ListedContactBox[]) => ({
  head: [
    words.client,
    words.phone,
    text.eye,
    words.product,
    text.lens,
    text.lotHead,
    text.pieces,
    text.gtin,
    text.expires,
    text.kind,
    text.given,
  ],
  rows: boxes.map((box): Cell[] => [
    nameOf(box),
    formatPhone(phoneOf(box)),
    eyeOf(box),
    productOf(box),
    lensOf(box),
    box.lot,
    box.quantity,
    box.gtin,
    dayOf(box.expires_on),
    isTrial(box) ? text.trial : text.sold,
    givenOf(box),
  ]),
});
