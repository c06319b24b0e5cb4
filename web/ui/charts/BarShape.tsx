import type { Bar, Frame } from "./barFrame.ts";

const widestBar = 34;
const radius = 3;

type Props = {
  bar: Bar;
  /** Left edge of the bar's slot. */
  x: number;
  frame: Frame;
  /** Id of the hatch pattern. */
  hatch: string;
};

/** Bar: value, hatched part, and line of the former period. */
export function BarShape({ bar, x, frame, hatch }: Props) {
  const { value, more = 0, compare = 0 } = bar;
  const { step, y, floor } = frame;
  const width = Math.min(step * 0.6, widestBar);
  const place = { x: x + (step - width) / 2, width };
  const moreHeight = Math.max(y(value) - y(value + more), 1);
  return (
    <>
      {value > 0 && (
        <path
          d={topRounded({ ...place, y: y(value), height: floor - y(value) }, more > 0 ? 0 : radius)}
          className="fill-chart-1"
        />
      )}
      {more > 0 && (
        <path
          d={topRounded({ ...place, y: y(value + more), height: moreHeight }, radius)}
          fill={`url(#${hatch})`}
          className="stroke-chart-1"
        />
      )}
      {compare > 0 && <CompareLine x={x} y={y(compare)} step={step} />}
    </>
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** Rounded at the top only. */
function topRounded({ x, y, width, height }: Box, wanted: number): string {
  const round = Math.min(wanted, width / 2, height);
  return `M${x} ${y + height}v${round - height}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - round}z`;
}

function CompareLine({ x, y, step }: { x: number; y: number; step: number }) {
  return (
    <line
      x1={x + step * 0.1}
      x2={x + step * 0.9}
      y1={y}
      y2={y}
      className="stroke-ink"
      strokeWidth="1.5"
      strokeDasharray="3 3"
    />
  );
}
