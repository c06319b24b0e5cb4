import { parseDay, today } from "#domain/core/days/days.ts";
import { type Period, type Preset, presetPeriod, presets } from "#domain/core/days/period.ts";

type AddressPeriod = {
  period: Period;
  /** Null for a custom period. */
  preset: Preset | null;
  /** False when it ends before it begins: nothing is loaded. */
  isValid: boolean;
};

/** Period of the URL: two days, a preset, or the page's default. */
export function periodOfAddress(
  get: (name: string) => string,
  defaultPreset: Preset,
): AddressPeriod {
  const from = parseDay(get("du"));
  const to = parseDay(get("au"));
  if (from && to) return { period: { from, to }, preset: null, isValid: from <= to };
  const preset = presets.find((name) => name === get("periode")) ?? defaultPreset;
  return { period: presetPeriod(preset, today()), preset, isValid: true };
}
