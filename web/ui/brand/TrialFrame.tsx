import { Degrees, Line, pointAt, Ticks } from "./Protractor.tsx";

const scale = { centre: 500, radius: 468 };

type Props = {
  /** How large, where the page wants another size. */
  size?: string;
  /** An axis through the whole scale, in degrees. */
  axis?: number;
};

/** The whole scale, behind the sign-in and the landing page's picture. */
export function TrialFrame({ size = "size-[58rem] max-md:size-[44rem]", axis }: Props) {
  const { centre, radius } = scale;
  return (
    <svg
      viewBox="0 0 1000 1000"
      aria-hidden="true"
      className={`pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 opacity-60 ${size}`}
      fill="none"
    >
      <circle cx={centre} cy={centre} r={radius} className="stroke-line" strokeWidth="2" />
      <Ticks
        {...scale}
        until={355}
        lengthOf={(degree) => (degree % 10 === 0 ? 34 : 24)}
        inset={12}
        strokeWidth="1.5"
      />
      {axis !== undefined && (
        <Line
          from={pointAt(scale, axis, radius)}
          to={pointAt(scale, axis + 180, radius)}
          className="stroke-brand"
          strokeWidth="4"
        />
      )}
      <Degrees {...scale} inset={66} className="fill-ink-3 text-lg" />
    </svg>
  );
}
