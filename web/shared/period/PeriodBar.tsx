import { presets } from "#domain/core/days/period.ts";
import { DayInput } from "#ui/form/DayInput.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { periodStrings as text } from "./period.strings.ts";
import type { ChosenPeriod } from "./usePeriod.ts";

const presetOptions = presets.map((value) => ({ value, label: text.presets[value] }));

/** Chooses a period: a preset, or two days. */
export function PeriodBar({ chosen }: { chosen: ChosenPeriod }) {
  const { period, preset, choose, chooseDay } = chosen;
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segment label={text.period} options={presetOptions} value={preset} onChange={choose} />
      <div className="flex gap-x-3 gap-y-2 max-md:w-full">
        {(["from", "to"] as const).map((end) => (
          <DayInput
            key={end}
            isBeside
            label={text[end]}
            value={period[end]}
            onChange={(day) => chooseDay(end, day)}
          />
        ))}
      </div>
    </div>
  );
}
