import { Fragment, type ReactNode } from "react";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { useValue } from "#lib/useValue.ts";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { openColumns } from "./openColumns.ts";

type Props = {
  /** Label of the group. */
  label?: string;
  draw: (status: JobStatus) => ReactNode;
  /** Closed column of a tablet. */
  drawFolded: (status: JobStatus) => ReactNode;
};

/** Grid of the five states; a tablet has three open columns and two folded ones. */
export function ColumnGrid({ label, draw, drawFolded }: Props) {
  const isTablet = useIsTablet();
  const open = useValue(openColumns);
  const isOpen = (status: JobStatus) => !isTablet || open.includes(status);
  const tracks = jobStatuses.map((status) => (isOpen(status) ? "minmax(0, 1fr)" : "2.75rem"));
  return (
    <div
      {...(label ? { role: "group", "aria-label": label } : {})}
      className="grid gap-2 lg:grid-cols-5 lg:gap-3"
      {...(isTablet ? { style: { gridTemplateColumns: tracks.join(" ") } } : {})}
    >
      {jobStatuses.map((status) => (
        <Fragment key={status}>{isOpen(status) ? draw(status) : drawFolded(status)}</Fragment>
      ))}
    </div>
  );
}
