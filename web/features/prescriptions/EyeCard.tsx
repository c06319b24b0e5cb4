import { type Eye, measures } from "#domain/optics/optics.ts";
import { extraLines } from "#domain/optics/measures/formatExtra.ts";
import { type EyeExtra, givenNear } from "#domain/optics/measures/extraMeasures.ts";
import { formatReading } from "#domain/optics/format.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { derived, EyeValue } from "./EyeValue.tsx";

type Props = { side: EyeSide; eye: Eye; extra: EyeExtra };

/** Eye of a saved prescription: its five values, axis dial, and values derived from them. */
export function EyeCard({ side, eye, extra }: Props) {
  const { mark, name } = eyeLabels[side];
  return (
    <section className="card" aria-labelledby={`${side}-title`}>
      <div className="card-head">
        <h2 id={`${side}-title`} className="card-title flex-1">
          <bdi dir="auto">{name}</bdi>{" "}
          <span className="text-sm font-normal text-ink-3">{mark}</span>
        </h2>
        <AxisDial
          axis={eye.cylinder ? eye.axis : null}
          label={eyeLabels.axisLabel(eye.axis ?? 0)}
          className="size-9"
        />
      </div>
      <dl className="grid grid-cols-5 px-4 py-3">
        {measures.map((measure) => (
          <div key={measure}>
            <dt className="text-xs text-ink-3">{eyeLabels.measures[measure]}</dt>
            <dd className="rx text-md max-md:text-base">
              {formatReading(measure, eye[measure])}
              {measure === "eip" && eye.eip !== null && <span className="unit"> mm</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1 px-4 py-3 border-t border-line text-sm text-ink-2">
        <p className="rx text-base text-ink">
          <EyeValue eye={eye} />
        </p>
        {derived(eye, givenNear(extra)).map(({ label, title, text }) => (
          <p key={label} title={title}>
            <span className="inline-block w-13 text-ink-3">{label}</span>
            {text}
          </p>
        ))}
        {extraLines(extra, side)
          .filter(({ name: key }) => key !== "near")
          .map(({ name: key, label, text }) => (
            <p key={key}>
              <span className="text-ink-3">{label}</span> {text}
            </p>
          ))}
      </div>
    </section>
  );
}
