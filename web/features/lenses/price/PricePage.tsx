import { useState } from "react";
import { useLocation } from "wouter";
import { hasRight, useUses } from "#api/session/people.ts";
import type { LensRange } from "#domain/lenses/choices.ts";
import { paths } from "#lib/addresses/paths.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  type AskedEyes,
  askedEyes,
  askedSides,
  measuredOfEntry,
} from "#shared/lenses/askedEyes.ts";
import { CorrectionField } from "#shared/lenses/CorrectionField.tsx";
import { LensResults } from "#shared/lenses/LensResults.tsx";
import { lensesStrings } from "#shared/lenses/lenses.strings.ts";
import { quotedState } from "#shared/quotes/quotedLenses.ts";
import { readCorrection } from "#domain/lenses/readCorrection.ts";
import { useLensChoices } from "#shared/lenses/useLensChoices.ts";
import { useRested } from "#shared/lenses/useRested.ts";
import { WordsField } from "#shared/lenses/WordsField.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { KeyHints } from "#ui/keys/KeyHints.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { lensPages } from "../lenses.strings.ts";
import { NoRange } from "../NoRange.tsx";
import { TickRow } from "./TickRow.tsx";

const text = lensPages.price;
/** Highest number of ticked ranges, one per variant of a quote. */
const mostTicks = 3;

/** State of the ticked ranges, which are cleared when the correction changes. */
function useTicks(asked: AskedEyes) {
  const [ticked, setTicked] = useState<readonly LensRange[]>([]);
  const [of, setOf] = useState(asked);
  // Another correction has other prices, so nothing stays ticked.
  if (JSON.stringify(of) !== JSON.stringify(asked)) {
    setOf(asked);
    setTicked([]);
  }
  const isTicked = ({ product }: LensRange) => ticked.some((one) => one.product === product);
  const tick = (range: LensRange) => {
    if (isTicked(range)) return setTicked(ticked.filter((one) => one.product !== range.product));
    if (ticked.length === mostTicks) return toast.error(text.most);
    setTicked([...ticked, range]);
  };
  return { ticked, isTicked, tick };
}

/** Outside fields, 1, 2 and 3 tick a range, and D creates the quote. */
function usePriceKeys(onTick: (place: number) => void, onQuote: () => void): void {
  useKeydown((event) => {
    if (!isPlainKey(event) || isTyping(event.target)) return;
    const place = Number(event.key);
    if (place >= 1 && place <= mostTicks) onTick(place - 1);
    if (event.key.toLowerCase() === "d" && hasRight("quote.write")) onQuote();
  });
}

/** Prices of lenses without a client: correction in one line, search words, and a quote of the ticked ranges. */
function Price() {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const asked = askedEyes(measuredOfEntry(readCorrection(useRested(typed)).reading), "");
  const state = useLensChoices({ asked, q: useRested(q) });
  const { ticked, isTicked, tick } = useTicks(asked);
  const isPhone = useIsPhone();
  const made = (state.query.data?.ranges ?? []).filter(({ both }) => both);
  const quote = () => {
    if (ticked.length === 0) return;
    const choices = ticked.map((range) => ({ range, asked, isSpecial: false, use: "" as const }));
    navigate(paths.newQuote(), { state: quotedState(choices) });
  };
  usePriceKeys((place) => {
    const range = made[place];
    if (range) tick(range);
  }, quote);
  const hasEyes = askedSides(asked).length > 0;
  return (
    <>
      <PageHeader
        title={words.lensPrice}
        subtitle={ticked.length > 0 ? text.ticked(ticked.length) : text.subtitle}
      >
        {!isPhone && <KeyHints hints={[["1 2 3", words.tick]]} all={words.keys} />}
        <Button
          variant="primary"
          icon="invoice"
          right="quote.write"
          disabled={ticked.length === 0}
          onClick={quote}
        >
          {text.quote}
        </Button>
      </PageHeader>
      <section className="card grid gap-4 p-4" aria-label={words.lensPrice}>
        <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
          <CorrectionField value={typed} onChange={setTyped} isFirst />
          <WordsField value={q} onChange={setQ} />
        </div>
        {hasEyes ? (
          <LensResults
            state={state}
            row={(range, index) => (
              <TickRow
                range={range}
                place={index < mostTicks ? index + 1 : null}
                isTicked={isTicked(range)}
                onTick={() => tick(range)}
              />
            )}
          />
        ) : (
          <p className="py-6 text-center text-ink-3">{lensesStrings.noCorrection}</p>
        )}
      </section>
    </>
  );
}

/** 'Prix d’un verre'; a shop without a range is told how to create one. */
export default function PricePage() {
  return useUses("lenses") ? <Price /> : <NoRange title={words.lensPrice} />;
}
