import type { ReactNode } from "react";

type Detail = readonly [label: string, value: ReactNode];

/** Row of details between hairlines. Empty details are left out; long ones wrap. */
export const SheetDetails = ({ details }: { details: readonly Detail[] }) => (
  <dl className="keep sheet-details">
    {details
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <div key={label}>
          <dt className="sheet-caption">{label}</dt> <dd dir="auto">{value}</dd>
        </div>
      ))}
  </dl>
);
