import type { ReactNode } from "react";

type Props = {
  /** Main card: at the top of the side column, or first when there is no such column. */
  first?: ReactNode;
  rail: ReactNode;
  /** True to place the side column beside the main card on a tablet. */
  isPaired?: boolean;
  children: ReactNode;
};

/** Content of a detail page with its side column: beside it on a wide screen, else below it in two columns. */
export const Columns = ({ first, rail, isPaired = false, children }: Props) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] ${isPaired ? "md:max-lg:grid-cols-2 md:max-lg:items-stretch" : ""}`}
  >
    {first && <div className="lg:col-start-2">{first}</div>}
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${isPaired ? "md:max-lg:order-last md:max-lg:col-span-2" : ""}`}
    >
      {children}
    </div>
    <div className="flex flex-wrap gap-4 *:flex-1 *:basis-72 lg:col-start-2 lg:grid">{rail}</div>
  </div>
);
