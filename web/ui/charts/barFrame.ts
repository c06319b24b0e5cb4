/** Layout of a bar chart, in pixels. */
import { ticksOf } from "./scale.ts";

export type Bar = {
  key: string;
  /** Label on the axis; '' for none. */
  label: string;
  /** Full text of the bar, for screen readers. */
  text: string;
  /** Parts of the text shown at the bar: day, amount, and the amount it is compared with. */
  tip: { head: string; amount: string; note?: string };
  value: number;
  /** Hatched part, drawn on top of the value. */
  stacked?: number;
  /** Value of the bar behind: the same day of the former period. */
  compare?: number;
  /** True of the current day, which is highlighted. */
  isCurrent?: boolean;
};

export type Frame = {
  left: number;
  right: number;
  top: number;
  floor: number;
  height: number;
  /** Width of a bar's slot. */
  step: number;
  ticks: readonly number[];
  y: (value: number) => number;
};

const margin = { left: 44, right: 8, top: 8, bottom: 22 };

export function frameOf(
  bars: readonly Pick<Bar, "value" | "stacked" | "compare">[],
  width: number,
  height: number,
  parts: 2 | 4 = 4,
): Frame {
  const { left, top } = margin;
  const right = width - margin.right;
  const floor = height - margin.bottom;
  const highest = bars.map(({ value, stacked = 0, compare = 0 }) =>
    Math.max(value + stacked, compare),
  );
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
