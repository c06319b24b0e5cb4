import { strings } from "./receipts.strings.ts";

const text = strings.receivedFacts;

type Props = { ordered: number; received: number };

/** Red for nothing, amber for less than what was ordered, green for all and for more. */
export const receivedTone = ({ ordered, received }: Props): string =>
  received <= 0 ? "text-bad-ink" : received < ordered ? "text-warn-ink" : "text-ok-ink";

/** What came of what was ordered, in a word. */
export function ReceivedFact({ ordered, received }: Props) {
  const tone = receivedTone({ ordered, received });
  const fact =
    received <= 0
      ? text.none
      : received < ordered
        ? text.missing(ordered - received)
        : received > ordered
          ? text.beyond(received - ordered)
          : text.all;
  return <span className={`text-sm font-semibold whitespace-nowrap ${tone}`}>{fact}</span>;
}
