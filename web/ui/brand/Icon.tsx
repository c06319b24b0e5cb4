import type { ReactNode } from "react";
import { fills, type IconName, outlines } from "./iconPaths.ts";

export type { IconName };

type DrawingProps = { className?: string | undefined; viewBox?: string; children: ReactNode };

/** Always beside a word, or in a button that has a name: never read out itself. */
export const Drawing = ({ className = "size-4.5", viewBox, children }: DrawingProps) => (
  <svg
    className={`icon shrink-0 fill-none ${className}`}
    viewBox={viewBox ?? "0 0 24 24"}
    aria-hidden="true"
  >
    {children}
  </svg>
);

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const filled = fills[name];
  return (
    <Drawing className={className} {...(name.startsWith("mark-") ? { viewBox: "0 0 10 10" } : {})}>
      <path d={outlines[name]} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </Drawing>
  );
}
