/** The scale of a chart: round ticks, and short labels (web/README.md, Plots). */

const steps = [1, 2, 2.5, 5, 10];

/** Three to five round ticks from 0 to at least `highest`. */
export function ticksOf(highest: number): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((size) => size * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const units: [number, string][] = [
  [1e9, "Md"],
  [1e6, "M"],
  [1e3, "k"],
];

/** '7,5 k', '250': a decimal comma, thousands as k. */
export function tickLabel(value: number): string {
  const [size, unit] = units.find(([size]) => value >= size) ?? [1, ""];
  const short = String(Math.round((value / size) * 100) / 100).replace(".", ",");
  return unit ? `${short}\u00a0${unit}` : short;
}
