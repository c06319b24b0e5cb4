import { jobStatuses } from "#domain/core/records.ts";
import { Waiting } from "#ui/page/Panel.tsx";

const cardsOf = [3, 2, 4, 3, 1];

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block ${className}`} />
);

/** The columns that are awaited, in their shape; one of them on a phone. */
export const BoardSkeleton = () => (
  <Waiting>
    <div className="grid gap-2 md:grid-cols-5 lg:gap-3">
      {jobStatuses.map((status, index) => (
        <div key={status} className={`grid content-start gap-2 ${index ? "max-md:hidden" : ""}`}>
          <span className="flex h-9 items-center">
            <Bar className="h-3 w-24" />
          </span>
          {Array.from({ length: cardsOf[index] ?? 1 }, (_, card) => (
            <div key={card} className="card grid gap-2.5 p-3">
              <Bar className="h-3 w-3/5" />
              <Bar className="h-3 w-24" />
              <Bar className="h-3 w-2/5" />
              <Bar className="h-3 w-1/2" />
              <Bar className="h-3 w-16" />
            </div>
          ))}
        </div>
      ))}
    </div>
  </Waiting>
);
