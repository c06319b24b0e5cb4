import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

/** Of the form above it, which is as high as the window where it is shorter. */
export const barredClass = "min-h-[calc(100dvh-4.5rem)] md:min-h-[calc(100dvh-6.25rem)]";

/** What a form is saved by where it may be longer than the window: always in reach, as wide as the window, and the last of its page. */
export const BottomBar = ({ className = "", children }: Props) => (
  <div
    data-foot
    className={`sticky bottom-0 -mx-4 -mb-4 flex gap-2 border-t border-line bg-surface px-4 py-3 md:-mx-6 md:-mb-5 md:px-6 ${className}`}
  >
    {children}
  </div>
);
