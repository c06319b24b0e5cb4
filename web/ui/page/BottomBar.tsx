import type { ReactNode } from "react";

type Props = { className?: string; children: ReactNode };

/** Minimum height of the form above. */
export const barredClass = "min-h-[calc(100dvh-4.5rem)] md:min-h-[calc(100dvh-6.25rem)]";

/** Sticky bottom bar that saves a long form, full width, last on its page. */
export const BottomBar = ({ className = "", children }: Props) => (
  <div
    data-foot
    className={`sticky bottom-0 -mx-4 -mb-4 flex gap-2 border-t border-line bg-surface px-4 py-3 md:-mb-5 lg:-mx-6 lg:px-6 ${className}`}
  >
    {children}
  </div>
);
