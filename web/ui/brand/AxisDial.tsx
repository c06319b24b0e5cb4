/** Axis dial, as on an optician's trial frame: 0 at the right, counter-clockwise. Without an axis, no line is drawn. */
type Props = {
  axis: number | null;
  /** Accessible name, 'Axe 90°', used only with a line; '' for a decorative dial. */
  label: string;
  className?: string;
  /** True in the customer view, for a large dial. */
  isLarge?: boolean;
  /** True on paper: black, in the dark theme too. */
  isPrinted?: boolean;
  /** True on a dark panel of the brand. */
  isOnDeep?: boolean;
};

const screenInk = {
  face: "stroke-line-strong/50 fill-canvas",
  ticks: "stroke-line-strong",
  line: "stroke-accent",
};
const printInk = {
  face: "stroke-current fill-none",
  ticks: "stroke-current",
  line: "stroke-current",
};

const deepInk = {
  face: "stroke-on-deep-2/50 fill-none",
  ticks: "stroke-on-deep-2",
  line: "stroke-accent-bright",
};

const ticks =
  "M39.50 24.00L44.00 24.00M38.72 15.50L41.32 14.00M32.50 9.28L34.00 6.68M24.00 8.50L24.00 4.00M15.50 9.28L14.00 6.68M9.28 15.50L6.68 14.00M8.50 24.00L4.00 24.00";

function linePath(axis: number): string {
  const angle = (axis * Math.PI) / 180;
  const [x, y] = [20 * Math.cos(angle), 20 * Math.sin(angle)];
  return `M${(24 - x).toFixed(2)} ${(24 + y).toFixed(2)}L${(24 + x).toFixed(2)} ${(24 - y).toFixed(2)}`;
}

export function AxisDial({
  axis,
  label,
  className = "size-10",
  isLarge = false,
  isPrinted = false,
  isOnDeep = false,
}: Props) {
  const ink = isOnDeep ? deepInk : isPrinted ? printInk : screenInk;
  const named =
    axis === null || label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      {...named}
    >
      <circle
        cx="24"
        cy="24"
        r="20"
        className={ink.face}
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <path d={ticks} className={ink.ticks} strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
      {axis !== null && (
        <path
          d={linePath(axis)}
          className={ink.line}
          strokeWidth={isLarge ? "3.5" : "2.25"}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
