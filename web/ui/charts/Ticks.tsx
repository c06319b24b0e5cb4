type Scale = {
  left: number;
  right: number;
  ticks: readonly number[];
  y: (value: number) => number;
};

/** Grid lines of a chart; with `format`, each has its value. */
export const Ticks = ({
  frame: { left, right, ticks, y },
  format,
}: {
  frame: Scale;
  format: ((value: number) => string) | null;
}) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-chart-grid" />
      {format && (
        <text
          x={left - 8}
          y={y(tick) + 4}
          textAnchor="end"
          className="fill-ink-3 text-2xs"
          aria-hidden="true"
        >
          {format(tick)}
        </text>
      )}
    </g>
  ));
