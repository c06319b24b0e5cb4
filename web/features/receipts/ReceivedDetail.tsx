import { receiptsStrings } from "./receipts.strings.ts";

const text = receiptsStrings.receivedDetails;

type Props = { ordered: number; received: number };

/** Colour of a received quantity: amber below the ordered one, else green (docs/look.md, States). */
export const receivedTone = ({ ordered, received }: Props): string =>
  received <= 0 ? "text-bad-ink" : received < ordered ? "text-warn-ink" : "text-ok-ink";

/** Received quantity in words. */
export function ReceivedDetail({ ordered, received }: Props) {
  const tone = receivedTone({ ordered, received });
  const detail =
    received <= 0
      ? text.none
      : received < ordered
        ? text.missing(ordered - received)
        : received > ordered
          ? text.surplus(received - ordered)
          : text.all;
  return <span className={`text-sm font-medium whitespace-nowrap ${tone}`}>{detail}</span>;
}
