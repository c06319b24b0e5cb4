import { Columns } from "#ui/page/Columns.tsx";
import { RowsSkeleton } from "#ui/page/Panel.tsx";

const Sums = () => (
  <div className="card">
    <RowsSkeleton rows={4} />
  </div>
);

/** A day that is being read, in the shape of what comes. */
export const TillSkeleton = () => (
  <Columns isPaired first={<Sums />} rail={<Sums />}>
    <div className="card">
      <RowsSkeleton rows={8} />
    </div>
  </Columns>
);
