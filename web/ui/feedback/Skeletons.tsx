import type { ReactNode } from "react";
import { Waiting } from "./Panel.tsx";

const Bar = ({ className }: { className: string }) => (
  <span className={`skeleton block ${className}`} />
);

const Head = () => (
  <div className="card-head">
    <Bar className="h-4 w-40" />
  </div>
);

const Lines = ({ count }: { count: number }) => (
  <div className="grid gap-4 p-4">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex justify-between gap-4">
        <Bar className={`h-3 ${index % 2 ? "w-2/5" : "w-1/3"}`} />
        <Bar className="h-3 w-16" />
      </div>
    ))}
  </div>
);

const Fields = ({ count }: { count: number }) => (
  <div className="grid gap-4 p-4 sm:grid-cols-2">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="grid gap-2">
        <Bar className="h-3 w-24" />
        <Bar className="h-9 rounded-control touch:h-11" />
      </div>
    ))}
  </div>
);

const Panel = ({ children, className = "" }: { children: ReactNode; className?: string }) => (
  <div className={`card ${className}`}>
    <Head />
    {children}
  </div>
);

/** Layout of main column and side column, optionally under a title placeholder. */
const WithRail = ({ head, children }: { head?: ReactNode; children: ReactNode }) => (
  <Waiting>
    {head}
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid gap-4">{children}</div>
      <Panel className="max-lg:hidden">
        <Lines count={5} />
      </Panel>
    </div>
  </Waiting>
);

/** Placeholder of a detail page: two cards, and the side column. */
export const DetailSkeleton = () => (
  <WithRail
    head={
      <div className="mb-4 grid h-18 content-end gap-2 max-md:hidden">
        <Bar className="h-5 w-56" />
        <Bar className="h-3 w-40" />
      </div>
    }
  >
    <Panel>
      <Lines count={4} />
    </Panel>
    <Panel>
      <Lines count={5} />
    </Panel>
  </WithRail>
);

/** Placeholder of a form; `hasRail` adds the side column. */
export function FormSkeleton({ hasRail = false }: { hasRail?: boolean }) {
  const card = (
    <Panel>
      <Fields count={6} />
    </Panel>
  );
  return hasRail ? (
    <WithRail>{card}</WithRail>
  ) : (
    <Waiting>
      <div className="max-w-form">{card}</div>
    </Waiting>
  );
}

const heights = ["h-1/3", "h-3/5", "h-1/4", "h-4/5", "h-1/2", "h-full", "h-2/5", "h-2/3"];

/** Placeholder of a chart: its bars. */
const Plot = () => (
  <div className="flex h-56 items-end gap-3 p-4">
    {[...heights, ...heights].map((height, index) => (
      <Bar key={index} className={`flex-1 ${height}`} />
    ))}
  </div>
);

/** Placeholder of five figures. */
const Tiles = () => (
  <div className="card grid grid-cols-2 md:grid-cols-5">
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className="grid gap-3 p-4">
        <Bar className="h-3 w-16" />
        <Bar className="h-5 w-24" />
        <Bar className="h-3 w-20" />
      </div>
    ))}
  </div>
);

/** Placeholder of the dashboard. On a phone, its first list comes first. */
export const FiguresSkeleton = ({ isListFirst = false }: { isListFirst?: boolean }) => (
  <Waiting>
    <div className="grid gap-4">
      {!isListFirst && <Tiles />}
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <Panel>
          <Lines count={6} />
        </Panel>
        {isListFirst && <Tiles />}
        <Panel>
          <Plot />
        </Panel>
      </div>
    </div>
  </Waiting>
);
