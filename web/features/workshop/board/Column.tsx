import { Fragment, type ReactNode } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { Button } from "#ui/page/Button.tsx";
import { jobMark } from "#shared/workshop/JobBadge.ts";
import { over, useDrop } from "./useDrop.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const tones: Record<JobStatus, string> = {
  to_order: "text-ink-3",
  ordered: "text-info",
  mounting: "text-brand-ink",
  ready: "text-ok",
  delivered: "text-ink-3",
  cancelled: "text-ink-3",
};

/** Open columns reach the end of the window, so that five columns exist even when one is empty. */
const fold = "md:min-h-[calc(100dvh-8rem)]";

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
      aria-label={workshopPageStrings.columns[status]}
      ref={setNodeRef}
      data-column={status}
      tabIndex={-1}
      className={`rounded-card md:p-2 ${isOver ? over : "md:bg-well"} ${fold}`}
    >
      <div className="flex items-center gap-2 px-1 max-md:px-0">
        {tickAll || (
          <Mark name={jobMark(status)} className={`size-3 max-md:hidden ${tones[status]}`} />
        )}
        <h2 className="flex h-9 min-w-0 flex-1 items-center gap-2 max-md:sr-only">
          <span className="flex-1 truncate font-medium">{workshopPageStrings.columns[status]}</span>
          <span className="text-sm font-normal text-ink-3">{formatCount(count)}</span>
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
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
            {workshopPageStrings.others(hidden)}
          </Button>
        )}
        {foot}
      </div>
    </section>
  );
}

/** Where a dragged card would stand. */
const Line = () => <div data-insertion className="h-[3px] rounded-full bg-brand-mark" />;
