import type { Period, Preset } from "#domain/core/days/period.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { periodOfAddress } from "./periodOfAddress.ts";

export type ChosenPeriod = ReturnType<typeof usePeriod>;

/** Period of the URL; `defaultPreset` is the one of an address without any. */
export function usePeriod(defaultPreset: Preset) {
  const { get, change } = useSearchValues();
  const asked = periodOfAddress(get, defaultPreset);
  return {
    ...asked,
    choose: (preset: Preset) =>
      change({ du: "", au: "", periode: preset === defaultPreset ? "" : preset, page: "" }),
    /** Replaces the history entry while typing a date. */
    chooseDay: (end: keyof Period, day: string) => {
      const days = { ...asked.period, [end]: day };
      if (day) change({ periode: "", du: days.from, au: days.to, page: "" }, { replace: true });
    },
  };
}
