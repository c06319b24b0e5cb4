import type { Period, Preset } from "#domain/core/days/period.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { type DayNames, frenchDays, periodOfAddress } from "./periodOfAddress.ts";

export type ChosenPeriod = ReturnType<typeof usePeriod>;

/** Period of the current address; `fallback` when it names none. */
export function usePeriod(fallback: Preset | Period, names: DayNames = frenchDays) {
  const { get, change } = useSearchValues();
  const asked = periodOfAddress(get, fallback, names);
  /** Writes both days to the address, in place of the current history entry. */
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
    /** Changes one day of the period, and keeps the other. */
    chooseDay: (end: keyof Period, day: string) => {
      if (day) chooseDays({ ...asked.period, [end]: day });
    },
  };
}
