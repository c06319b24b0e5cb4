import type { EyesMore } from "#domain/optics/moreMeasures.ts";
import { type Eyes } from "#domain/optics/optics.ts";
import { eyeSides } from "#domain/core/records.ts";
import { formatAge } from "#lib/formats.ts";
import { eyeLabels } from "#lib/labels.ts";
import { EyeValue } from "../EyeValue.tsx";
import { formStrings } from "../form.strings.ts";
import { useWriteEyes } from "./useEyes.ts";

const strings = formStrings.previous;
export type Previous = { eyes: Eyes; more: EyesMore; day: string; date: string };

type Props = { previous: Previous; onReuse: () => void };

/** Client's previous prescription, to compare and to copy. */
export function PreviousCard({ previous, onReuse }: Props) {
  const writeEyes = useWriteEyes();
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
            <span className="flex-1 whitespace-nowrap">
              <EyeValue eye={previous.eyes[side]} />
            </span>
          </p>
        ))}
        <button
          type="button"
          className="btn btn-secondary btn-sm mt-1 md:max-lg:justify-self-start"
          onClick={() => {
            writeEyes(previous.eyes);
            onReuse();
          }}
        >
          {strings.reuse}
        </button>
      </div>
    </section>
  );
}
