import { Fragment, type ReactNode } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { Mark } from "#ui/page/Mark.tsx";
import { Button } from "#ui/page/Button.tsx";
import type { BoardCard, BoardKind, Column } from "./boardKind.ts";
import { boardStrings } from "./board.strings.ts";
import { over, useDrop } from "./useDrop.ts";

/** Stretches every column to the end of the window, so that an empty column is visible too. */
const fold = "md:min-h-[calc(100dvh-8rem-var(--above,0rem))]";

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  column: Column<Card>;
  /** Text of an empty column. */
  empty: string;
  /** Content shown in place of the column's mark. */
  head: ReactNode;
  /** Content below the last card. */
  foot: ReactNode;
  drawCard: (card: Card) => ReactNode;
  /** Shows the cards that the column hides. */
  onMore: () => void;
};

/** Column that lists the cards of one state. */
export function ColumnBox<Card extends BoardCard>(props: Props<Card>) {
  const { kind, column, empty, head, foot, drawCard, onMore } = props;
  const { status, count, cards } = column;
  const { setNodeRef, isOver, place } = useDrop(kind, column);
  const name = kind.columns[column.status];
  const tone = kind.tones[column.status];
  const hidden = count - cards.length;
  return (
    <section
      aria-label={name}
      ref={setNodeRef}
      data-column={status}
      tabIndex={-1}
      className={`rounded-card md:p-2 ${isOver ? over : "md:bg-well"} ${fold}`}
    >
      <div className="flex items-center gap-2 px-1 max-md:px-0">
        {head || <Mark name={kind.mark(status)} className={`size-3 max-md:hidden ${tone}`} />}
        <h2 className="flex h-9 min-w-0 flex-1 items-center gap-2 max-md:sr-only">
          <span className="flex-1 truncate font-medium">{name}</span>
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
            {boardStrings.others(hidden)}
          </Button>
        )}
        {foot}
      </div>
    </section>
  );
}

/** Line where a dragged card would be inserted. */
const Line = () => <div data-insertion className="h-[3px] rounded-full bg-brand-mark" />;
