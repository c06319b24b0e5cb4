import { Fragment, type ReactNode } from "react";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";

type Props = {
  /** Label of the group. */
  label?: string;
  draw: (status: JobStatus) => ReactNode;
};

/** Tablet grid: the first and last states are rows above and below three columns, so that cards keep their width. */
export const isLine = (status: JobStatus): boolean =>
  status === "to_order" || status === "delivered";

/** Grid of the five states. */
export const ColumnGrid = ({ label, draw }: Props) => (
  <div
    {...(label ? { role: "group", "aria-label": label } : {})}
    className="grid gap-2 md:grid-cols-3 lg:grid-cols-5 lg:gap-3"
  >
    {jobStatuses.map((status) => (
      <Fragment key={status}>{draw(status)}</Fragment>
    ))}
  </div>
);
