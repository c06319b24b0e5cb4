import { Degrees, Line, pointAt, Ticks } from "#ui/brand/Protractor.tsx";

const scale = { centre: 200, radius: 180 };
const centre = [scale.centre, scale.centre] as const;

/** The picture of a post: the upper half of the trial frame's scale, and one axis. */
export function Axis({ degrees, className = "" }: { degrees: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 214"
      className={className}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d="M20 200A180 180 0 0 1 380 200" className="stroke-line-strong/50" />
      <Ticks {...scale} until={180} lengthOf={(degree) => (degree % 30 === 0 ? 20 : 10)} />
      <Degrees {...scale} inset={34} className="fill-ink-3 text-2xs" />
      <Line
        from={centre}
        to={pointAt(scale, degrees, scale.radius - 16)}
        className="stroke-brand [stroke-linecap:round]"
        strokeWidth="2.5"
      />
    </svg>
  );
}
