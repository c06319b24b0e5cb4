/** Where the parts of a bar chart stand, in pixels. */
import { ticksOf } from "./scale.ts";

export type Bar = {
  key: string;
  /** Under the bar; '' where the chart labels only some. */
  label: string;
  /** Read out, and shown when the bar is chosen. */
  text: string;
  value: number;
  /** On top of the value, hatched. */
  more?: number;
  /** A dashed line: the same day of the period before. */
  compare?: number;
  /** The day in progress stands on a band. */
  isCurrent?: boolean;
};

export type Frame = {
  left: number;
  right: number;
  top: number;
  floor: number;
  height: number;
  /** The width that each bar has. */
  step: number;
  ticks: readonly number[];
  y: (value: number) => number;
};

const margin = { left: 44, right: 8, top: 8, bottom: 22 };

export function frameOf(
  bars: readonly Bar[],
  width: number,
  height: number,
  parts: 2 | 4 = 4,
): Frame {
  const { left, top } = margin;
  const right = width - margin.right;
  const floor = height - margin.bottom;
  const highest = bars.map(({ value, more = 0, compare = 0 }) => Math.max(value + more, compare));
  const ticks = ticksOf(Math.max(...highest, 0), parts);
  return {
    left,
    right,
    top,
    floor,
    height,
    step: (right - left) / Math.max(bars.length, 1),
    ticks,
    y: (value) => floor - (value / (ticks.at(-1) ?? 1)) * (floor - top),
  };
}
