const height = 20;
const edge = 2.5;

/** Small decorative line of the last days, ending in a dot, beside a figure. */
export function Sparkline({ values, width = 56 }: { values: readonly number[]; width?: number }) {
  const highest = Math.max(...values);
  if (values.length < 2 || highest <= 0) return null;
  const points = values.map((value, index) => {
    const x = edge + (index / (values.length - 1)) * (width - 2 * edge);
    const y = height - edge - (value / highest) * (height - 2 * edge);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [x, y] = (points.at(-1) ?? "").split(" ");
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      className="shrink-0 stroke-chart-1 [print-color-adjust:exact]"
      strokeWidth="1.5"
      strokeLinejoin="round"
      fill="none"
    >
      <path
        d={`M${points.join("L")}V${height}H${edge}Z`}
        stroke="none"
        className="fill-chart-1/8"
      />
      <path d={`M${points.join("L")}`} />
      <circle cx={x} cy={y} r="2" className="fill-chart-1" stroke="none" />
    </svg>
  );
}
