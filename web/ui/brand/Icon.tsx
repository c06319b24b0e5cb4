import { fills, type IconName, outlines } from "./iconPaths.ts";

export type { IconName };

/** Always beside a word, or in a button that has a name: never read out itself. */
export function Icon({ name, className = "size-4.5" }: { name: IconName; className?: string }) {
  const filled = fills[name];
  return (
    <svg
      className={`${className} shrink-0`}
      viewBox={name.startsWith("mark-") ? "0 0 10 10" : "0 0 24 24"}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  );
}
