import type { JobCard } from "#api/sales/jobs.ts";
import { readyPairsOf } from "#domain/workshop/pairs.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { pairText, shortPairText } from "../pairText.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.card;
/** Highest number of pairs that a card lists; further ones are counted. */
const mostShown = 3;

/** Pairs of a card, one per line, the ready ones ticked. Renders nothing for a single pair. */
export function CardPairs({ card: { pairs, ready_pairs } }: { card: JobCard }) {
  if (pairs.length < 2) return null;
  const ready = readyPairsOf(
    ready_pairs,
    pairs.map(({ pair }) => pair),
  );
  const shown = pairs.slice(0, pairs.length > mostShown ? mostShown - 1 : mostShown);
  const rest = pairs.length - shown.length;
  return (
    <ul aria-label={texts.pairs(pairs.length, ready.length)} className="text-xs text-ink-2">
      {shown.map((pair) => (
        <li key={pair.pair} className="max-lg:wrap-anywhere lg:truncate" title={pairText(pair)}>
          <span className="font-semibold">{texts.pair(pair.pair)}</span>{" "}
          {ready.includes(pair.pair) && <Ready />}
          {shortPairText(pair)}
        </li>
      ))}
      {rest > 0 && <li>{texts.morePairs(rest)}</li>}
    </ul>
  );
}

const Ready = () => (
  <>
    <Icon name="check" className="mr-0.5 inline size-3.5 text-ok-ink" />
    <span className="sr-only">{texts.pairReady} </span>
  </>
);
