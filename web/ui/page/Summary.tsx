import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";

/** Summary, with our own chevron, of a `details` element that has the class 'group'. */
export const Summary = ({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <summary className={`flex cursor-pointer items-center gap-1.5 touch:min-h-11 ${className}`}>
    <Icon name="chevron-right" className="size-4 text-ink-3 group-open:rotate-90" />
    {children}
  </summary>
);
