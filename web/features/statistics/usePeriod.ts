import { parseDay, today } from "#domain/core/days.ts";
import { type Period, type Preset, presetPeriod, presets } from "#domain/core/period.ts";
import { useSearchValues } from "#lib/searchParams.ts";

/** The period in the address: a preset by its name, or two days. This week when nothing is asked. */
export function usePeriod() {
  const { get, change } = useSearchValues();
  const from = parseDay(get("du"));
  const to = parseDay(get("au"));
  const named = presets.find((preset) => preset === get("periode")) ?? "week";
  const isOwn = from !== null && to !== null;
  const period: Period = isOwn ? { from, to } : presetPeriod(named, today());
  return {
    period,
    /** The one that is chosen; null for days of one's own. */
    preset: isOwn ? null : named,
    isValid: period.from <= period.to,
    choose: (preset: Preset) =>
      change({ du: "", au: "", periode: preset === "week" ? "" : preset }),
    /** Of a date that is typed each key may make another day: 'back' does not go through them. */
    chooseDay: (end: keyof Period, day: string) => {
      const days = { ...period, [end]: day };
      if (day) change({ periode: "", du: days.from, au: days.to }, { replace: true });
    },
  };
}
