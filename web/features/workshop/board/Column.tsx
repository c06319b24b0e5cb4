import { type DragEvent, type ReactNode, useState } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import type { BoardColumn, JobCard } from "#api/jobs.ts";
import { formatCount } from "#lib/formats.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { Button } from "#ui/page/Button.tsx";
import { jobMark } from "#shared/workshop/JobBadge.tsx";
import { isLine } from "./ColumnGrid.tsx";
import { strings } from "../workshop.strings.ts";

const tones: Record<JobStatus, string> = {
  to_order: "text-ink-3",
  ordered: "text-info",
  mounting: "text-brand-ink",
  ready: "text-ok",
  delivered: "text-ink-3",
};

type Props = {
  column: BoardColumn;
  /** Text of an empty column. */
  empty: string;
  /** Replaces the column's mark. */
  tickAll: ReactNode;
  /** Below the last card. */
  foot: ReactNode;
  drawCard: (card: JobCard) => ReactNode;
  /** Drop of a dragged card. */
  onDrop: (id: string) => void;
  /** Shows the hidden cards. */
  onMore: () => void;
};

/** Column of a state. */
export function Column({ column, empty, tickAll, foot, drawCard, onDrop, onMore }: Props) {
  const { status, count, cards } = column;
  const { isOver, handlers } = useDrop(onDrop);
  const hidden = count - cards.length;
  return (
    <section
      aria-label={strings.columns[status]}
      className={`rounded-card ${isLine(status) ? "max-lg:col-span-full" : "min-h-48"} ${isOver ? "bg-sunken" : ""}`}
      {...handlers}
    >
      <div className="z-20 flex items-center gap-2 bg-canvas md:sticky md:top-0">
        {tickAll || (
          <Mark name={jobMark(status)} className={`size-3 max-md:hidden ${tones[status]}`} />
        )}
        <h2 className="flex h-9 min-w-0 items-center gap-2 max-md:sr-only">
          <span className="truncate">{strings.columns[status]}</span>
          <span className="font-normal text-ink-3">{formatCount(count)}</span>
        </h2>
      </div>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${isLine(status) ? "md:max-lg:grid-cols-3" : ""}`}
      >
        {cards.map(drawCard)}
        {cards.length === 0 && <p className="text-sm text-ink-3">{empty}</p>}
        {hidden > 0 && (
          <Button size="sm" variant="quiet" onClick={onMore}>
            {strings.others(hidden)}
          </Button>
        )}
        {foot && <div className="max-lg:col-span-full">{foot}</div>}
      </div>
    </section>
  );
}

/** Accepts dragged cards; the id is in the data transfer. */
function useDrop(onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.getData("text/plain"));
    },
  };
  return { isOver, handlers };
}
