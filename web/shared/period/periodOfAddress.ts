import { parseDay, today } from "#domain/core/days/days.ts";
import { type Period, type Preset, presetPeriod, presets } from "#domain/core/days/period.ts";

type AddressPeriod = {
  period: Period;
  /** Preset that was chosen; null for a custom period. */
  preset: Preset | null;
  /** False when the period ends before it begins; then nothing is loaded. */
  isValid: boolean;
};

/** Names of the two days in the query string. */
export type DayNames = Readonly<Record<keyof Period, string>>;
export const frenchDays: DayNames = { from: "du", to: "au" };

/** Preset that has exactly these days, else null. */
const presetOf = (period: Period): Preset | null =>
  presets.find((name) => {
    const { from, to } = presetPeriod(name, today());
    return from === period.from && to === period.to;
  }) ?? null;

/** Parses the period of the address: two days, a preset, else the page's default. */
export function periodOfAddress(
  get: (name: string) => string,
  fallback: Preset | Period,
  names: DayNames = frenchDays,
): AddressPeriod {
  const from = parseDay(get(names.from));
  const to = parseDay(get(names.to));
  if (from && to) return { period: { from, to }, preset: null, isValid: from <= to };
  const asked = presets.find((name) => name === get("periode"));
  const chosen = asked ?? fallback;
  if (typeof chosen !== "string")
    return { period: chosen, preset: presetOf(chosen), isValid: true };
  return { period: presetPeriod(chosen, today()), preset: chosen, isValid: true };
}
