import { ChartImage } from "./ChartImage.tsx";
import { type LineFrame, lineFrameOf, type Point } from "./lineFrame.ts";
import { ChartTable } from "./ChartTable.tsx";
import { Ticks } from "./Ticks.tsx";
import { useChartKeys } from "./useChartKeys.ts";
import { useChartSize } from "./useChartSize.ts";

type Props = {
  label: string;
  /** Points in chronological order. */
  points: readonly Point[];
  /** Formats the values of the axis. */
  format: (value: number) => string;
  height?: number;
};

/** Line style and marker of each series, distinguishable without colour. */
const looks = [
  { line: "stroke-chart-1", dash: "", mark: "fill-chart-1 stroke-surface", radius: 4 },
  { line: "stroke-chart-2", dash: "5 4", mark: "fill-surface stroke-chart-2", radius: 5.5 },
] as const;

/** Line chart of a measure over the years (docs/look.md, Plots); arrow keys select a day, which is announced. */
export function LineChart({ label, points, format, height = 168 }: Props) {
  const { ref, width, isKnown } = useChartSize();
  const { chosen, setChosen, handlers } = useChartKeys(points.length);
  const frame = lineFrameOf(points, width, height);
  return (
    <div ref={ref} className="min-w-0">
      <ChartImage {...{ label, width, height, handlers }}>
        {isKnown && (
          <>
            <Ticks frame={frame} format={format} />
            {looks.map((_, series) => (
              <Line key={series} points={points} series={series} frame={frame} />
            ))}
            {/* Where both series have the same value, the dot is inside the ring. */}
            {[1, 0].map((series) => (
              <Marks key={series} points={points} series={series} frame={frame} />
            ))}
            {points.map((point, index) => (
              <g key={point.key} data-point onClick={() => setChosen(index)}>
                <Band points={points} index={index} frame={frame} isChosen={index === chosen} />
              </g>
            ))}
            <Days points={points} frame={frame} height={height} />
          </>
        )}
      </ChartImage>
      <p role="status" className="-mb-2 min-h-5 text-sm text-ink-2">
        {chosen === null ? "" : points[chosen]?.text}
      </p>
      <ChartTable
        label={label}
        rows={points.map(({ key, label: head, text }) => ({ key, head, value: text }))}
      />
    </div>
  );
}

type Drawn = { points: readonly Point[]; frame: LineFrame };

type Series = Drawn & { series: number };

const measuredOf = ({ points, series, frame }: Series) =>
  points.flatMap(({ key, at, values }) => {
    const value = values[series];
    return typeof value === "number" ? [{ key, x: frame.x(at), y: frame.y(value) }] : [];
  });

/** Line through the values of a series; days without a value are skipped. */
const Line = (drawn: Series) => (
  <polyline
    points={measuredOf(drawn)
      .map(({ x, y }) => `${x},${y}`)
      .join(" ")}
    fill="none"
    strokeWidth="2"
    strokeDasharray={looks[drawn.series]?.dash}
    className={looks[drawn.series]?.line}
  />
);

const Marks = (drawn: Series) =>
  measuredOf(drawn).map(({ key, x, y }) => (
    <circle
      key={key}
      cx={x}
      cy={y}
      r={looks[drawn.series]?.radius}
      strokeWidth="2"
      className={looks[drawn.series]?.mark}
    />
  ));

/** Area of a day that reacts to the pointer, halfway to its neighbours. */
function Band({ points, index, frame, isChosen }: Drawn & { index: number; isChosen: boolean }) {
  const { left, right, top, floor } = frame;
  const xAt = (place: number) => {
    const point = points[place];
    return point ? frame.x(point.at) : null;
  };
  const x = xAt(index) ?? left;
  const [before, after] = [xAt(index - 1), xAt(index + 1)];
  const from = before === null ? left : (before + x) / 2;
  const to = after === null ? right : (x + after) / 2;
  return (
    <rect
      x={from}
      y={top}
      width={Math.max(to - from, 1)}
      height={floor - top}
      fill="transparent"
      className={isChosen ? "stroke-focus" : ""}
      strokeWidth="2"
    />
  );
}

/** Smallest distance between two labels. */
const labelPx = 68;

/** Label of the last day, and of the other days whose labels fit. */
function Days({ points, frame, height }: Drawn & { height: number }) {
  const shown: { point: Point; x: number }[] = [];
  for (const point of [...points].reverse()) {
    const x = frame.x(point.at);
    const next = shown.at(-1);
    if (!next || next.x - x >= labelPx) shown.push({ point, x });
  }
  return shown.map(({ point, x }, index) => (
    <text
      key={point.key}
      x={index === 0 ? frame.right : Math.max(x, frame.left + labelPx / 2)}
      y={height - 6}
      textAnchor={index === 0 ? "end" : "middle"}
      className="fill-ink-3 text-2xs"
      aria-hidden="true"
    >
      {point.label}
    </text>
  ));
}

/** Marker of a series in the legend. */
export const SeriesMark = ({ series }: { series: 0 | 1 }) => (
  <svg width="23" height="14" viewBox="0 -1 23 14" aria-hidden="true" className="shrink-0">
    <line
      x1="0"
      x2="23"
      y1="6"
      y2="6"
      strokeWidth="2"
      strokeDasharray={looks[series].dash}
      className={looks[series].line}
    />
    <circle
      cx="11.5"
      cy="6"
      r={looks[series].radius}
      strokeWidth="2"
      className={looks[series].mark}
    />
  </svg>
);
