import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

/** CSS classes for the minimum height of the form above the bar. */
export const barredClass = "min-h-[calc(100dvh-4.5rem)] md:min-h-[calc(100dvh-6.25rem)]";

/** Sticky bar at the bottom of a page, with the save button of a long form. */
export const BottomBar = ({ className = "", children }: Props) => (
  <div
    data-foot
    className={`sticky bottom-0 -mx-4 -mb-4 flex gap-2 border-t border-line bg-surface px-4 py-3 md:-mb-5 lg:-mx-6 lg:px-6 ${className}`}
  >
    {children}
  </div>
);
