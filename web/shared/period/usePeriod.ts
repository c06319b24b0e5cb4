import type { Period, Preset } from "#domain/core/days/period.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { type DayNames, frenchDays, periodOfAddress } from "./periodOfAddress.ts";

export type ChosenPeriod = ReturnType<typeof usePeriod>;

/** Period of the URL; `fallback` is the one of an address without any. */
export function usePeriod(fallback: Preset | Period, names: DayNames = frenchDays) {
  const { get, change } = useSearchValues();
  const asked = periodOfAddress(get, fallback, names);
  /** Replaces the history entry. */
  const chooseDays = ({ from, to }: Record<keyof Period, string>) =>
    change({ periode: "", [names.from]: from, [names.to]: to, page: "" }, { replace: true });
  return {
    ...asked,
    chooseDays,
    choose: (preset: Preset) =>
      change({
        [names.from]: "",
        [names.to]: "",
        periode: preset === fallback ? "" : preset,
        page: "",
      }),
    /** Keeps the other day, while one is typed. */
    chooseDay: (end: keyof Period, day: string) => {
      if (day) chooseDays({ ...asked.period, [end]: day });
    },
  };
}
