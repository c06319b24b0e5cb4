import { useFormContext, useWatch } from "react-hook-form";
import type { EyeSide, PrismBase } from "#domain/core/records.ts";
import { eyeMoreField } from "#domain/optics/moreMeasures.ts";
import { moreTexts } from "#domain/optics/moreMeasures.strings.ts";
import { eyeLabels } from "#lib/labels.ts";
import type { FormValues } from "../formValues.ts";
import { moreStrings as strings } from "../more.strings.ts";

type Props = { side: EyeSide; name: "base" | "base2" };

/** Places of the bases as seen by the examiner: in is towards the nose. */
const placesOf = (side: EyeSide): readonly [PrismBase, string, string][] => {
  const [toLeft, toRight]: [PrismBase, PrismBase] =
    side === "right" ? ["out", "in"] : ["in", "out"];
  return [
    ["up", "↑", "col-start-2 row-start-1"],
    [toLeft, "←", "col-start-1 row-start-2"],
    [toRight, "→", "col-start-3 row-start-2"],
    ["down", "↓", "col-start-2 row-start-3"],
  ];
};

/** Four bases as a compass; a second press takes the base away. */
export function BaseCompass({ side, name }: Props) {
  const { control, setValue } = useFormContext<FormValues>();
  const field = eyeMoreField(side, name);
  const value = useWatch({ control, name: field }) ?? "";
  const prism = name === "base" ? strings.prism : strings.prism2;
  return (
    <div
      role="group"
      aria-label={strings.compass(prism, eyeLabels[side].name)}
      className="grid w-fit grid-cols-3 gap-0.5"
    >
      {placesOf(side).map(([base, arrow, place]) => (
        <button
          key={base}
          type="button"
          className={`size-7 rounded border border-line text-sm aria-pressed:bg-brand aria-pressed:text-white touch:size-11 ${place}`}
          aria-label={strings.baseOf(moreTexts.bases[base])}
          title={strings.baseOf(moreTexts.bases[base])}
          aria-pressed={value === base}
          onClick={() => setValue(field, value === base ? "" : base, { shouldDirty: true })}
        >
          {arrow}
        </button>
      ))}
    </div>
  );
}
