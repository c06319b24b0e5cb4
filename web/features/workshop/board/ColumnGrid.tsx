import { Fragment, type ReactNode } from "react";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";

type Props = {
  /** Names the columns as one. */
  label?: string;
  draw: (status: JobStatus) => ReactNode;
};

/**
 * On a tablet what is to come and what is done are a line each, above and under the three columns of what is at hand: so a
 * card keeps a fact a line, and no state begins in the middle of another's column.
 */
export const isLine = (status: JobStatus): boolean =>
  status === "to_order" || status === "delivered";

/** The five states side by side. */
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
