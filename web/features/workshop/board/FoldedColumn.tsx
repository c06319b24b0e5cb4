import { flushSync } from "react-dom";
import type { BoardColumn } from "#api/sales/jobs.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { over, useDrop } from "./useDrop.ts";
import { openColumn } from "./openColumns.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

/** Closed column of a tablet, 44 px wide: opens by a press, takes dragged cards. */
export function FoldedColumn({ column: { status, count }, column }: { column: BoardColumn }) {
  const { setNodeRef, isOver } = useDrop(column);
  const open = () => {
    flushSync(() => openColumn(status));
    document.querySelector<HTMLElement>(`[data-column=${status}]`)?.focus();
  };
  return (
    <section
      ref={setNodeRef}
      aria-label={workshopPageStrings.columns[status]}
      className={`rounded-card ${isOver ? over : "bg-well"}`}
    >
      <button
        type="button"
        aria-expanded="false"
        className="flex size-full flex-col items-center gap-2.5 rounded-card pt-2.5 hover:text-brand-ink"
        onClick={open}
      >
        <span className="grid h-5 min-w-5 place-items-center rounded-badge bg-surface px-1 text-xs text-ink-2">
          {formatCount(count)}
        </span>
        <span className="text-sm font-medium whitespace-nowrap [text-orientation:sideways] [writing-mode:vertical-rl]">
          {workshopPageStrings.columns[status]}
        </span>
      </button>
    </section>
  );
}
