import { parseDay, today } from "../../../pb_hooks/domain/days";
import { type Period, type Preset, presetPeriod, presets } from "../../../pb_hooks/domain/period";
import { useListState } from "../../lib/listState";

/** The period in the address: a preset by its name, or two days. This week when nothing is asked. */
export function usePeriod() {
  const state = useListState();
  const from = parseDay(state.filter("du"));
  const to = parseDay(state.filter("au"));
  const named = presets.find((preset) => preset === state.filter("periode")) ?? "week";
  const isOwn = from !== null && to !== null;
  const period: Period = isOwn ? { from, to } : presetPeriod(named, today());
  const choose = (preset: Preset) =>
    state.show({ du: "", au: "", periode: preset === "week" ? "" : preset });
  const chooseDay = (end: keyof Period, day: string) => {
    const days = { ...period, [end]: day };
    if (day) state.show({ periode: "", du: days.from, au: days.to });
  };
  return {
    period,
    /** The one that is chosen; null for days of one's own. */
    preset: isOwn ? null : named,
    isValid: period.from <= period.to,
    choose,
    chooseDay,
    tab: state.filter("tab"),
    setTab: (tab: string) => state.show({ tab }),
  };
}
