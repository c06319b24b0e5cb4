import { strings } from "./receipts.strings.ts";

const text = strings.receivedFacts;

/** What came of what was ordered, in a word: red for nothing, amber for less, green for all and for more. */
export function ReceivedFact({ ordered, received }: { ordered: number; received: number }) {
  const [tone, fact] =
    received <= 0
      ? ["text-bad-ink", text.none]
      : received < ordered
        ? ["text-warn-ink", text.missing(ordered - received)]
        : ["text-ok-ink", received > ordered ? text.beyond(received - ordered) : text.all];
  return <span className={`text-sm font-semibold whitespace-nowrap ${tone}`}>{fact}</span>;
}
