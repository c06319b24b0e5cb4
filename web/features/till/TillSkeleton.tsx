import { Columns } from "#ui/page/Columns.tsx";
import { RowsSkeleton } from "#ui/page/Panel.tsx";

/** A day that is being read, in the shape of what comes. */
export const TillSkeleton = () => (
  <Columns
    rail={
      <div className="card">
        <RowsSkeleton rows={4} />
      </div>
    }
  >
    <div className="card">
      <RowsSkeleton rows={8} />
    </div>
  </Columns>
);
