/** The picture of a post: the trial frame's scale, and one axis. */
const centre = 200;
const radius = 180;
const at = (degrees: number, distance: number): [number, number] => [
  centre + distance * Math.cos((degrees * Math.PI) / 180),
  centre - distance * Math.sin((degrees * Math.PI) / 180),
];
const ticks = Array.from({ length: 37 }, (_, index) => index * 5);

export function Axis({ degrees, className = "" }: { degrees: number; className?: string }) {
  const [x1, y1] = at(degrees, radius - 16);
  return (
    <svg
      viewBox="0 0 400 214"
      className={className}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d="M20 200A180 180 0 0 1 380 200" className="stroke-line-strong/50" />
      {ticks.map((tick) => {
        const [fromX, fromY] = at(tick, tick % 30 === 0 ? radius - 20 : radius - 10);
        const [toX, toY] = at(tick, radius);
        return (
          <line
            key={tick}
            x1={fromX}
            y1={fromY}
            x2={toX}
            y2={toY}
            className="stroke-line-strong/50"
          />
        );
      })}
      {[0, 30, 60, 120, 150, 180].map((tick) => {
        const [x, y] = at(tick, radius - 34);
        return (
          <text
            key={tick}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="middle"
            className="fill-ink-3 text-2xs"
          >
            {tick}°
          </text>
        );
      })}
      <line
        x1={centre}
        y1={centre}
        x2={x1}
        y2={y1}
        className="stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
