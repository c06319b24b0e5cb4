/** The scale of an optician's trial frame: degrees counter-clockwise from the right, in an svg of the caller's size. */
type Scale = { centre: number; radius: number };
type Point = readonly [x: number, y: number];

/** Where a degree is, so far from the centre. */
export function pointAt({ centre }: Scale, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre + distance * Math.cos(angle), centre - distance * Math.sin(angle)];
}

type LineProps = { from: Point; to: Point; className: string; strokeWidth?: string };

export const Line = ({ from, to, ...rest }: LineProps) => (
  <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} {...rest} />
);

type TicksProps = Scale & {
  /** Every fifth degree from 0, up to this one. */
  until: number;
  /** How long the mark of a degree is, and how far inside the circle it ends. */
  lengthOf: (degree: number) => number;
  inset?: number;
  strokeWidth?: string;
};

export function Ticks({ until, lengthOf, inset = 0, strokeWidth, ...scale }: TicksProps) {
  const degrees = Array.from({ length: until / 5 + 1 }, (_, index) => index * 5);
  return degrees.map((degree) => (
    <Line
      key={degree}
      from={pointAt(scale, degree, scale.radius - lengthOf(degree))}
      to={pointAt(scale, degree, scale.radius - inset)}
      className="stroke-line-strong/50"
      {...(strokeWidth ? { strokeWidth } : {})}
    />
  ));
}

/** The degrees that are written, so far inside the circle; 90 would stand under what is in front. */
export function Degrees({
  inset,
  className,
  ...scale
}: Scale & { inset: number; className: string }) {
  return [0, 30, 60, 120, 150, 180].map((degree) => {
    const [x, y] = pointAt(scale, degree, scale.radius - inset);
    return (
      <text
        key={degree}
        x={x}
        y={y}
        className={className}
        textAnchor="middle"
        dominantBaseline="middle"
      >
        {degree}°
      </text>
    );
  });
}
