import type { ReactNode } from "react";
import { fills, type IconName, outlines } from "./iconPaths.ts";

export type { IconName };

/** Always beside a word, or in a button that has a name: never read out itself. Called, not rendered: a page has fifty. */
export const drawing = (children: ReactNode, className = "size-4.5", viewBox = "0 0 24 24") => (
  <svg className={`icon shrink-0 fill-none ${className}`} viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
);

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const filled = fills[name];
  return drawing(
    <>
      <path d={outlines[name]} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </>,
    className,
    name.startsWith("mark-") ? "0 0 10 10" : undefined,
  );
}
