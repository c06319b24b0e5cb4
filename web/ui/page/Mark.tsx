/** Outline and filled part of each icon on a 10 px grid, because Lucide has no half-filled disc. */
const marks = {
  none: ["M1.25 5a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0"],
  half: ["M1.25 5a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0", "M5 1.25a3.75 3.75 0 0 0 0 7.5Z"],
  most: ["M1 5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", "M5 2.2V5H2.2A2.8 2.8 0 1 0 5 2.2Z"],
  full: ["", "M0.5 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0"],
  done: ["M1.75 5.4l2.2 2.2 4.3-5"],
  cross: ["M2 2l6 6M8 2 2 8"],
  low: ["M5 1.5v4.25M5 8.4v.1"],
} as const;

export type MarkName = keyof typeof marks;

/** Icon of a state in a badge, which distinguishes states without colour. */
export function Mark({ name, className = "size-2.5" }: { name: MarkName; className?: string }) {
  const [outline, fill] = marks[name];
  return (
    <svg
      className={`shrink-0 fill-none stroke-current ${className}`}
      viewBox="0 0 10 10"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} />
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
