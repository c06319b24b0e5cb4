const centre = 320;
const radius = 282;

/** Coordinates of a point at an angle (counter-clockwise from the right) and a distance from the centre. */
function pointAt(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [centre + distance * Math.cos(angle), centre - distance * Math.sin(angle)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const line = (degrees: number, from: number, to: number) =>
  `M${pointAt(degrees, from)}L${pointAt(degrees, to)}`;

const lengthOf = (degrees: number) => (degrees % 30 === 0 ? 20 : degrees % 10 === 0 ? 13 : 7);

const ticks = Array.from({ length: 72 }, (_, index) => index * 5)
  .map((degrees) => line(degrees, radius, radius - lengthOf(degrees)))
  .join("");

type Props = {
  /** CSS classes for place, size and colour. */
  className?: string;
  /** Angle, in degrees, of a line through the scale. */
  axis?: number;
  isOnDeep?: boolean;
  hasDegrees?: boolean;
};

/** Scale of a trial frame, behind the sign-in, the first run and the landing page. */
export function TrialFrame(props: Props) {
  const { className = "", axis, isOnDeep = false, hasDegrees = true } = props;
  return (
    <svg
      viewBox="0 0 640 640"
      aria-hidden="true"
      className={`pointer-events-none absolute overflow-visible ${isOnDeep ? "text-on-deep-2" : "text-ink-3"} ${className}`}
      fill="none"
      stroke="currentColor"
    >
      <circle cx={centre} cy={centre} r={radius} strokeOpacity="0.32" />
      <path d={ticks} strokeOpacity="0.42" />
      {hasDegrees && <Degrees />}
      {axis !== undefined && (
        <path
          d={line(axis, 0.9 * radius, -0.9 * radius)}
          strokeWidth="3"
          strokeLinecap="round"
          className={isOnDeep ? "stroke-accent-bright" : "stroke-accent"}
        />
      )}
    </svg>
  );
}

const Degrees = () =>
  [0, 30, 60, 90, 120, 150, 180].map((degrees) => {
    const [x, y] = pointAt(degrees, radius * 1.068).split(" ");
    return (
      <text
        key={degrees}
        x={x}
        y={y}
        dy="4"
        textAnchor="middle"
        stroke="none"
        fill="currentColor"
        fillOpacity="0.7"
        className="text-2xs"
      >
        {degrees}
      </text>
    );
  });
