/** Scale of a chart: round ticks and short labels (docs/look.md, Plots). */

const steps = [1, 2, 2.5, 5, 10];
/** Steps of a scale with few ticks, finer so that the highest bar fills the chart. */
const fineSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

/** Round ticks from 0 to at least `highest`: three to five of them, or three with `parts` 2. */
export function ticksOf(highest: number, parts: 2 | 4 = 4): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    ((parts === 2 ? fineSteps : steps).find((size) => size * power >= rough) ?? 10) * power;
  const count = parts === 2 ? 2 : Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const units: [number, string][] = [
  [1e9, "Md"],
  [1e6, "M"],
  [1e3, "k"],
];

/** Short label of a tick: '7,5 k', '250', with a decimal comma, and k for thousands. */
export function tickLabel(value: number): string {
  const [size, unit] = units.find(([size]) => value >= size) ?? [1, ""];
  const short = String(Math.round((value / size) * 100) / 100).replace(".", ",");
  return unit ? `${short}\u00a0${unit}` : short;
}
