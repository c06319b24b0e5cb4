/** The scale of an optician's trial frame, behind the sign-in: degrees counter-clockwise, as on the axis dial. */
const radius = 468;
const centre = 500;
const at = (degrees: number, distance: number): [number, number] => [
  centre + distance * Math.cos((degrees * Math.PI) / 180),
  centre - distance * Math.sin((degrees * Math.PI) / 180),
];

type Props = {
  /** How large, where the page wants another size. */
  size?: string;
  /** An axis through the whole scale, in degrees. */
  axis?: number;
};

export function TrialFrame({ size = "size-[58rem] max-md:size-[44rem]", axis }: Props) {
  const degrees = Array.from({ length: 72 }, (_, index) => index * 5);
  return (
    <svg
      viewBox="0 0 1000 1000"
      aria-hidden="true"
      className={`pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 opacity-60 ${size}`}
      fill="none"
    >
      <circle cx={centre} cy={centre} r={radius} className="stroke-line" strokeWidth="2" />
      {degrees.map((degree) => {
        const [x1, y1] = at(degree, degree % 10 === 0 ? radius - 34 : radius - 24);
        const [x2, y2] = at(degree, radius - 12);
        return (
          <line
            key={degree}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            className="stroke-line-strong/50"
            strokeWidth="1.5"
          />
        );
      })}
      {axis !== undefined && (
        <line
          x1={at(axis, radius)[0]}
          y1={at(axis, radius)[1]}
          x2={at(axis + 180, radius)[0]}
          y2={at(axis + 180, radius)[1]}
          className="stroke-brand"
          strokeWidth="4"
        />
      )}
      {[0, 30, 60, 120, 150, 180].map((degree) => {
        const [x, y] = at(degree, radius - 66);
        return (
          <text
            key={degree}
            x={x}
            y={y}
            className="fill-ink-3 text-lg"
            textAnchor="middle"
            dominantBaseline="middle"
          >
            {degree}°
          </text>
        );
      })}
    </svg>
  );
}
