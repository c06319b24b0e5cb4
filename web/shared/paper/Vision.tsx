import { type Prescription, eyeSides } from "#domain/core/records.ts";
import { nearEyesOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { Dials } from "./Dials.tsx";
import { EyesTable, NearTable } from "./EyesTable.tsx";
import { ExtraMeasures } from "./ExtraMeasures.tsx";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.invoice;
const { sphere, cylinder, axis } = eyeLabels.measures;
const distanceMeasures = [
  ["sphere", sphere],
  ["cylinder", cylinder],
  ["axis", axis],
  ["addition", text.addition],
] as const;

/** Measures that no invoice prints: only the workshop and the examination need them. */
const neverInvoiced = ["acuity", "near_eip", "height", "height_right", "height_left"];

/** Table of the corrections, beside the axis dials. */
export function Vision({
  prescription,
  isNarrow,
}: {
  prescription: Prescription;
  isNarrow: boolean;
}) {
  const eyes = eyesOf(prescription);
  const near = nearEyesOf(prescription);
  const hasNear = eyeSides.some((side) => near[side]);
  return (
    <section className="keep sheet-box flex items-center gap-5">
      <Dials
        eyes={eyes}
        size={isNarrow ? "size-[13mm]" : "size-[18mm]"}
        className={`sheet-caption gap-3 ${isNarrow ? "flex-col" : ""}`}
      />
      <div
        className={`grid flex-1 gap-x-5 gap-y-2 ${hasNear && !isNarrow ? "grid-cols-[4fr_3fr]" : ""}`}
      >
        <div>
          <h2 className="font-semibold">{text.distance}</h2>
          <EyesTable eyes={eyes} measures={distanceMeasures} />
        </div>
        {hasNear && (
          <div>
            <h2 className="font-semibold">{text.near}</h2>
            <NearTable near={near} />
          </div>
        )}
        <ExtraMeasures
          prescription={prescription}
          without={neverInvoiced}
          className="col-span-full"
        />
      </div>
    </section>
  );
}
