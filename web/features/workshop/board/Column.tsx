import { useDndContext, useDroppable } from "@dnd-kit/core";
import { Fragment, type ReactNode } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import type { BoardColumn, JobCard } from "#api/jobs.ts";
import { formatCount } from "#lib/formats.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { Button } from "#ui/page/Button.tsx";
import { jobMark } from "#shared/workshop/JobBadge.tsx";
import { placeIn } from "./boardView.ts";
import { isLine } from "./ColumnGrid.tsx";
import { strings } from "../workshop.strings.ts";

const tones: Record<JobStatus, string> = {
  to_order: "text-ink-3",
  ordered: "text-info",
  mounting: "text-brand-ink",
  ready: "text-ok",
  delivered: "text-ink-3",
};

/** Wells reach the end of the window, so that five columns exist even when one is empty. */
const fold = "lg:min-h-[calc(100dvh-8rem)] md:max-lg:min-h-48";
const over = "bg-brand-soft outline-2 outline-brand-mark/50";

type Props = {
  column: BoardColumn;
  /** Text of an empty column. */
  empty: string;
  /** Replaces the column's mark. */
  tickAll: ReactNode;
  /** Below the last card. */
  foot: ReactNode;
  drawCard: (card: JobCard) => ReactNode;
  /** Shows the hidden cards. */
  onMore: () => void;
};

/** Column of a state. */
export function Column({ column, empty, tickAll, foot, drawCard, onMore }: Props) {
  const { status, count, cards } = column;
  const { setNodeRef, isOver, place } = useDrop(column);
  const hidden = count - cards.length;
  return (
    <section
      aria-label={strings.columns[status]}
      ref={setNodeRef}
      className={`rounded-card md:p-2 ${isLine(status) ? "max-lg:col-span-full" : ""} ${isOver ? over : "md:bg-well"} ${isLine(status) ? "lg:min-h-[calc(100dvh-8rem)]" : fold}`}
    >
      <div className="flex items-center gap-2 px-1 max-md:px-0">
        {tickAll || (
          <Mark name={jobMark(status)} className={`size-3 max-md:hidden ${tones[status]}`} />
        )}
        <h2 className="flex h-9 min-w-0 flex-1 items-center gap-2 max-md:sr-only">
          <span className="flex-1 truncate font-medium">{strings.columns[status]}</span>
          <span className="text-sm font-normal text-ink-3">{formatCount(count)}</span>
        </h2>
      </div>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${isLine(status) ? "md:max-lg:grid-cols-3" : ""}`}
      >
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            {index === place && <Line />}
            {drawCard(card)}
          </Fragment>
        ))}
        {place === cards.length && <Line />}
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

/** Where a dragged card would stand. */
const Line = () => <div data-insertion className="h-[3px] rounded-full bg-brand-mark" />;

/** Well that takes cards of other columns. */
function useDrop(column: BoardColumn) {
  const { setNodeRef, isOver } = useDroppable({ id: column.status });
  const { active } = useDndContext();
  const card = active?.data.current?.["card"] as JobCard | undefined;
  const isWelcome = isOver && card !== undefined && card.status !== column.status;
  return { setNodeRef, isOver: isWelcome, place: isWelcome ? placeIn(column, card) : -1 };
}
