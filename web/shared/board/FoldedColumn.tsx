import { flushSync } from "react-dom";
import { formatCount } from "#lib/texts/formats.ts";
import type { BoardCard, BoardKind, Column } from "./boardKind.ts";
import { over, useDrop } from "./useDrop.ts";

type Props<Card extends BoardCard> = { kind: BoardKind<Card>; column: Column<Card> };

/** Column that is folded on a tablet, 44 px wide: a press opens it, and cards can be dropped on it. */
export function FoldedColumn<Card extends BoardCard>({ kind, column }: Props<Card>) {
  const { status, count } = column;
  const { setNodeRef, isOver } = useDrop(kind, column);
  const open = () => {
    flushSync(() => kind.open.add(status));
    document.querySelector<HTMLElement>(`[data-column=${status}]`)?.focus();
  };
  return (
    <section
      ref={setNodeRef}
      aria-label={kind.columns[column.status]}
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
          {kind.columns[column.status]}
        </span>
      </button>
    </section>
  );
}
