import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";

/** Remark on a line of the sale, which never blocks a save. */
export const LineRemark = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 px-4 py-2.5 text-base text-warn-ink">
    <Icon name="triangle-alert" className="mt-px size-4.5" />
    {children}
  </p>
);
