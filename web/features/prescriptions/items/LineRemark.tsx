import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";

/** Warning about lines of the sale; it never blocks. */
export const LineRemark = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 px-4 py-2.5 text-base text-warn-ink">
    <Icon name="triangle-alert" className="mt-px size-4.5" />
    {children}
  </p>
);
