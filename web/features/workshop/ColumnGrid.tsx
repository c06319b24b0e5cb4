import { Fragment, type ReactNode } from "react";
import type { JobStatus } from "#domain/core/records.ts";

/** What is to come, what is at hand, what is done. */
const stacks: readonly (readonly JobStatus[])[] = [
  ["to_order", "ordered"],
  ["mounting"],
  ["ready", "delivered"],
];

type Props = {
  /** Names the columns as one. */
  label?: string;
  draw: (status: JobStatus) => ReactNode;
};

/** The five states side by side; a tablet has three columns for them, in which a card keeps a fact a line. */
export const ColumnGrid = ({ label, draw }: Props) => (
  <div
    {...(label ? { role: "group", "aria-label": label } : {})}
    className="grid gap-2 md:grid-cols-3 lg:grid-cols-5 lg:gap-3"
  >
    {stacks.map((states) => (
      <div key={states.join(" ")} className="contents md:max-lg:grid content-start gap-6">
        {states.map((status) => (
          <Fragment key={status}>{draw(status)}</Fragment>
        ))}
      </div>
    ))}
  </div>
);
