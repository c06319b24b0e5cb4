import type { Bar, Frame } from "./barFrame.ts";

type Labelled = Pick<Bar, "key" | "label" | "isCurrent">;

/** Smallest width of a label: 7 px per character, plus a gap. */
export const labelWidthOf = (bars: readonly Labelled[]): number =>
  7 * Math.max(...bars.map(({ label }) => label.length), 0) + 8;

type Props = { bars: readonly Labelled[]; frame: Frame; every: number };

/** Labels of every nth bar, and of the current one. */
export function BarLabels({ bars, frame: { left, step, height }, every }: Props) {
  const current = Math.max(
    bars.findIndex((bar) => bar.isCurrent),
    0,
  );
  return bars.map(
    (bar, index) =>
      (index - current) % every === 0 &&
      bar.label && (
        <text
          key={bar.key}
          x={left + (index + 0.5) * step}
          y={height - 6}
          textAnchor="middle"
          className={`text-2xs ${bar.isCurrent ? "fill-ink font-medium" : "fill-ink-3"}`}
          aria-hidden="true"
        >
          {bar.label}
        </text>
      ),
  );
}
