import type { ReactNode } from "react";

type Props = {
  /** What one looks for first: at the top of the rail, before everything where there is none beside. */
  first?: ReactNode;
  rail: ReactNode;
  children: ReactNode;
};

/**
 * The content of a detail page, with its rail beside it on a wide screen and after it on others: there two cards stand beside
 * each other, and one that would stand alone takes the width.
 */
export const Columns = ({ first, rail, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
    {first && <div className="lg:col-start-2">{first}</div>}
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {children}
    </div>
    <div className="flex flex-wrap gap-4 *:flex-1 *:basis-72 lg:col-start-2 lg:grid">{rail}</div>
  </div>
);
