/** Layout of a bar chart, in pixels. */
import { ticksOf } from "./scale.ts";

export type Bar = {
  key: string;
  /** Axis label; '' where it has none. */
  label: string;
  /** Whole label, announced. */
  text: string;
  /** Parts of the label, at the bar: its day, its amount, what it is compared with. */
  tip: { head: string; amount: string; note?: string };
  value: number;
  /** Hatched part on top of the value. */
  more?: number;
  /** Bar behind: same day of the former period. */
  compare?: number;
  /** Highlights the current day. */
  isCurrent?: boolean;
};

export type Frame = {
  left: number;
  right: number;
  top: number;
  floor: number;
  height: number;
  /** Width of a bar. */
  step: number;
  ticks: readonly number[];
  y: (value: number) => number;
};

const margin = { left: 44, right: 8, top: 8, bottom: 22 };

export function frameOf(
  bars: readonly Pick<Bar, "value" | "more" | "compare">[],
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
