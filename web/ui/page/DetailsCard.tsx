import type { ReactNode } from "react";
import { Card } from "./Card.tsx";

type Props = { title: string; details: readonly [label: string, value: ReactNode][] };

/** List of details, one per line. */
export const DetailsList = ({ details }: Pick<Props, "details">) => (
  <dl className="grid p-4 py-2.5">
    {details.map(([label, value]) => (
      <div key={label} className="flex min-h-8 flex-wrap items-center gap-x-3 touch:min-h-11">
        <dt className="text-sm text-ink-3">{label}</dt>
        <dd dir="auto" className="ml-auto text-right whitespace-pre-line wrap-anywhere">
          {value || "-"}
        </dd>
      </div>
    ))}
  </dl>
);

export const DetailsCard = ({ title, details }: Props) => (
  <Card title={title}>
    <DetailsList details={details} />
  </Card>
);
