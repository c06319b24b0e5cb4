import { Waiting } from "#ui/feedback/Panel.tsx";
import type { BoardCard, BoardKind } from "./boardKind.ts";
import { ColumnGrid } from "./ColumnGrid.tsx";

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block ${className}`} />
);

/** Placeholder of the columns while the board loads; a phone has one column. */
export const BoardSkeleton = <Card extends BoardCard>({ kind }: { kind: BoardKind<Card> }) => (
  <Waiting>
    <ColumnGrid
      kind={kind}
      draw={(status) => (
        <div
          className={`grid content-start gap-2 md:p-2 ${status === kind.statuses[0] ? "" : "max-md:hidden"}`}
        >
          <span className="flex h-9 items-center">
            <Bar className="h-3 w-24" />
          </span>
          {Array.from({ length: kind.skeleton[status] }, (_, card) => (
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
