import type { Period, Preset } from "#domain/core/period.ts";
import { useSearchValues } from "#lib/searchParams.ts";
import { askedPeriod } from "./askedPeriod.ts";

/** The period in the address. */
export function usePeriod() {
  const { get, change } = useSearchValues();
  const asked = askedPeriod(get);
  return {
    ...asked,
    choose: (preset: Preset) =>
      change({ du: "", au: "", periode: preset === "week" ? "" : preset }),
    /** Of a date that is typed each key may make another day: 'back' does not go through them. */
    chooseDay: (end: keyof Period, day: string) => {
      const days = { ...asked.period, [end]: day };
      if (day) change({ periode: "", du: days.from, au: days.to }, { replace: true });
    },
  };
}
