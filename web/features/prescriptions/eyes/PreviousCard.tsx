import { formatExtra } from "#domain/optics/measures/formatExtra.ts";
import type { EyeExtra, EyesExtra } from "#domain/optics/measures/extraMeasures.ts";
import { type Eyes } from "#domain/optics/optics.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatAge } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { EyeValue } from "../EyeValue.tsx";
import { formStrings } from "../form.strings.ts";
import { lastingExtra } from "../extraValues.ts";
import { useWriteEyes, useWriteExtra } from "./useEyes.ts";

const strings = formStrings.previous;
export type Previous = {
  eyes: Eyes;
  extra: EyesExtra;
  /** Measures of the later pairs, one text each. */
  pairs: readonly string[];
  day: string;
  date: string;
};

/** Further values in small type; renders nothing without any. */
function ExtraValue({ extra, side }: { extra: EyeExtra; side: EyeSide }) {
  const text = formatExtra(extra, side);
  return text && <span className="block text-sm text-ink-2">{text}</span>;
}

type Props = { previous: Previous; onReuse: () => void };

/** Previous prescription of the client, to compare with and to copy from. */
export function PreviousCard({ previous, onReuse }: Props) {
  const writeEyes = useWriteEyes();
  const writeExtra = useWriteExtra();
  return (
    <section className="card" aria-labelledby="previous-title">
      <div className="card-head">
        <h2 id="previous-title" className="text-base font-semibold flex-1">
          {strings.title}
        </h2>
        <span className="text-sm text-ink-3 text-right">
          {previous.date} · {formatAge(previous.day)}
        </span>
      </div>
      <div className="p-4 grid gap-2">
        {eyeSides.map((side) => (
          <p key={side} className="flex gap-2 items-baseline">
            <span className="w-6 text-ink-3 font-medium">{eyeLabels[side].mark}</span>
            <span className="flex-1">
              <span className="whitespace-nowrap">
                <EyeValue eye={previous.eyes[side]} />
              </span>
              <ExtraValue extra={previous.extra[side]} side={side} />
            </span>
          </p>
        ))}
        {previous.pairs.map((text) => (
          <p key={text} className="text-sm text-ink-2">
            {text}
          </p>
        ))}
        <button
          type="button"
          className="btn btn-secondary btn-sm mt-1 md:max-lg:justify-self-start"
          onClick={() => {
            writeEyes(previous.eyes);
            writeExtra(lastingExtra(previous.extra));
            onReuse();
          }}
        >
          {strings.reuse}
        </button>
      </div>
    </section>
  );
}
