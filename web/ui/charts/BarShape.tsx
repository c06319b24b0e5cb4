import type { Bar, Frame } from "./barFrame.ts";

const widestBar = 34;

type Props = {
  bar: Bar;
  /** Where the place of the bar begins. */
  x: number;
  frame: Frame;
  /** The id of the hatched pattern. */
  hatch: string;
};

/** One bar: its value, what is hatched on it, and the line of the period before. */
export function BarShape({ bar, x, frame, hatch }: Props) {
  const { value, more = 0, compare = 0 } = bar;
  const { step, y, top, floor } = frame;
  const width = Math.min(step * 0.6, widestBar);
  const place = { x: x + (step - width) / 2, width, rx: Math.min(3, width / 2) };
  const moreHeight = Math.max(y(value) - y(value + more), 1);
  return (
    <>
      {bar.isCurrent && (
        <rect x={x} y={top} width={step} height={floor - top} className="fill-brand-soft" />
      )}
      {value > 0 && (
        <rect {...place} y={y(value)} height={floor - y(value)} className="fill-chart-1" />
      )}
      {more > 0 && (
        <rect
          {...place}
          y={y(value + more)}
          height={moreHeight}
          fill={`url(#${hatch})`}
          className="stroke-chart-1"
        />
      )}
      {compare > 0 && <CompareLine x={x} y={y(compare)} step={step} />}
    </>
  );
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
