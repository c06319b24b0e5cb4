/** Layout of a line chart, in pixels: time from left to right, dioptres upwards. */

export type Point = {
  key: string;
  /** Number of the day. */
  at: number;
  /** Label on the axis. */
  label: string;
  /** Full text, shown when the point is selected, and announced. */
  text: string;
  /** Value of each series, or null. */
  values: readonly (number | null)[];
};

const margin = { left: 48, right: 16, top: 10, bottom: 26 };
const steps = [0.25, 0.5, 1, 2, 5, 10];
const mostSteps = 4;

/** Round ticks around the values; at least two, even when all values are equal. */
export function ticksAround(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = steps.find((size) => spanOf(low, high, size) <= mostSteps) ?? 20;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 2);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const spanOf = (low: number, high: number, step: number): number =>
  Math.ceil(high / step) - Math.floor(low / step);

export type LineFrame = {
  left: number;
  right: number;
  top: number;
  floor: number;
  ticks: readonly number[];
  x: (at: number) => number;
  y: (value: number) => number;
};

export function lineFrameOf(points: readonly Point[], width: number, height: number): LineFrame {
  const { left, top } = margin;
  const right = width - margin.right;
  const floor = height - margin.bottom;
  const ticks = ticksAround(points.flatMap(({ values }) => values.filter((one) => one !== null)));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.at];
  const inner = { left: left + 8, right: right - 8 };
  return {
    left,
    right,
    top,
    floor,
    ticks,
    x: (at) => inner.left + ((at - from) / Math.max(to - from, 1)) * (inner.right - inner.left),
    y: (value) => floor - ((value - low) / (high - low)) * (floor - top),
  };
}
