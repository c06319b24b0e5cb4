import { type Eye, eyeField, type EyeField, measures } from "#domain/optics/optics.ts";
import { type EyeSide } from "#domain/core/records.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { eyeLabels } from "#lib/texts/labels.ts";
import { EyeInput } from "./EyeInput.tsx";
import { EyeValue } from "../EyeValue.tsx";
import { NameAndEquivalent, NarrowDerived, WideReading } from "./EyeReading.tsx";

type Props = {
  side: EyeSide;
  /** Parsed values. */
  eye: Eye;
  /** Prescribed near vision. */
  near: Eye | null;
  /** Id of the warning about each field. */
  warnings: ReadonlyMap<string, string>;
  /** Fields with an invalid value. */
  refused: ReadonlyMap<EyeField, string>;
};

/**
 * Grid of a wide card: eye name, five fields, correction in words. A sphere (−13.00) takes six characters, an axis
 * three.
 */
export const wideColumns =
  "@rx:grid-cols-[4.75rem_6fr_6fr_4.2fr_5.7fr_4.8fr_minmax(16rem,18.5rem)] gap-1 @min-[47rem]:gap-1.5";

/** Row of an eye: five fields, dial and correction in words; stacked on a narrow card. */
export function EyeRow({ side, eye, near, warnings, refused }: Props) {
  const { mark, name } = eyeLabels[side];
  return (
    <div
      role="group"
      aria-label={name}
      className={`grid grid-cols-[6fr_6fr_4fr_5.4fr_4.6fr] ${wideColumns} @rx:items-center py-2.5 ${side === "left" ? "border-t border-line" : ""}`}
    >
      <div className="col-span-5 @rx:col-span-1 flex items-center justify-between gap-2 @max-rx:mb-1">
        <p>
          <span className="text-md font-medium">{mark}</span>{" "}
          <NameAndEquivalent eye={eye} name={name} />
        </p>
        <output className="@rx:hidden rx text-sm" aria-live="polite">
          <EyeValue eye={eye} />
        </output>
      </div>
      {measures.map((measure) => (
        <EyeInput
          key={measure}
          side={side}
          measure={measure}
          warning={warnings.get(eyeField(side, measure))}
          isRefused={refused.has(eyeField(side, measure))}
        />
      ))}
      <div className="@max-rx:hidden flex items-center gap-2.5 pl-1.5 min-w-0">
        <AxisDial
          axis={eye.cylinder ? eye.axis : null}
          label={eyeLabels.axisLabel(eye.axis ?? 0)}
        />
        <WideReading eye={eye} near={near} />
      </div>
      <NarrowDerived eye={eye} near={near} />
    </div>
  );
}
