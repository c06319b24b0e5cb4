/** Scale of a trial frame: degrees counter-clockwise from the right, in the caller's SVG. */
type Scale = { centre: number; radius: number };
type Point = readonly [x: number, y: number];

/** Point of a degree at a radius. */
function pointAt({ centre }: Scale, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre + distance * Math.cos(angle), centre - distance * Math.sin(angle)];
}

const wholeScale = { centre: 500, radius: 468 };

type FrameProps = {
  /** Size class. */
  size?: string;
  /** An axis through the whole scale, in degrees. */
  axis?: number;
};

/** Whole scale, behind the sign-in and the landing page. */
export function TrialFrame({ size = "size-[58rem] max-lg:size-[44rem]", axis }: FrameProps) {
  const { centre, radius } = wholeScale;
  return (
    <svg
      viewBox="0 0 1000 1000"
      aria-hidden="true"
      className={`pointer-events-none absolute top-1/2 left-1/2 [translate:-50%_-50%] opacity-60 ${size}`}
      fill="none"
    >
      <circle cx={centre} cy={centre} r={radius} className="stroke-line" strokeWidth="2" />
      <Ticks
        {...wholeScale}
        until={355}
        lengthOf={(degree) => (degree % 10 === 0 ? 34 : 24)}
        inset={12}
        strokeWidth="1.5"
      />
      {axis !== undefined && (
        <Line
          from={pointAt(wholeScale, axis, radius)}
          to={pointAt(wholeScale, axis + 180, radius)}
          className="stroke-brand"
          strokeWidth="4"
        />
      )}
      <Degrees {...wholeScale} inset={66} className="fill-ink-3 text-lg" />
    </svg>
  );
}

type LineProps = { from: Point; to: Point; className: string; strokeWidth?: string };

const Line = ({ from, to, ...rest }: LineProps) => (
  <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} {...rest} />
);

type TicksProps = Scale & {
  /** Marks every fifth degree from 0 to this one. */
  until: number;
  /** Length of a degree's mark, and its distance inside the circle. */
  lengthOf: (degree: number) => number;
  inset?: number;
  strokeWidth?: string;
};

function Ticks({ until, lengthOf, inset = 0, strokeWidth, ...scale }: TicksProps) {
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

/** Labelled degrees and their distance inside the circle; 30, 90 and 150 would be covered. */
function Degrees({ inset, className, ...scale }: Scale & { inset: number; className: string }) {
  return [0, 60, 120, 180].map((degree) => {
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
