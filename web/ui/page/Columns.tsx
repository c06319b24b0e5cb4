import type { ReactNode } from "react";

/** The content of a detail page, with its rail beside it on a wide screen and after it on others. */
export const Columns = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    <div className="grid gap-4">{rail}</div>
  </div>
);
