import type { JobStatus } from "#domain/core/records.ts";
import { Waiting } from "#ui/feedback/Panel.tsx";
import { ColumnGrid } from "./ColumnGrid.tsx";

const cardsOf: Record<JobStatus, number> = {
  to_order: 3,
  ordered: 2,
  mounting: 4,
  ready: 3,
  delivered: 1,
  cancelled: 0,
};

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block ${className}`} />
);

/** Placeholder of the columns; one on a phone. */
export const BoardSkeleton = () => (
  <Waiting>
    <ColumnGrid
      draw={(status) => (
        <div
          className={`grid content-start gap-2 md:p-2 ${status === "to_order" ? "" : "max-md:hidden"}`}
        >
          <span className="flex h-9 items-center">
            <Bar className="h-3 w-24" />
          </span>
          {Array.from({ length: cardsOf[status] }, (_, card) => (
            <div key={card} className="card grid gap-2.5 p-3">
              <Bar className="h-3 w-3/5" />
              <Bar className="h-3 w-24" />
              <Bar className="h-3 w-2/5" />
              <Bar className="h-3 w-1/2" />
              <Bar className="h-3 w-16" />
            </div>
          ))}
        </div>
      )}
      drawFolded={() => <div className="rounded-card bg-well" />}
    />
  </Waiting>
);
