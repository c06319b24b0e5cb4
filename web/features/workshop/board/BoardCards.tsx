import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useIsNarrow, useIsTablet } from "#ui/page/useIsPhone.ts";
import { Board } from "./Board.tsx";
import { BoardDrag } from "./BoardDrag.tsx";
import { columnOfAddress } from "./boardView.ts";
import { Card } from "./Card.tsx";
import { Column } from "./Column.tsx";
import { OrderButton, TickAll } from "./OrderControls.tsx";
import { focusIfIdle } from "./useBoardFocus.ts";
import { useCardKeys, usePageKeys } from "./useBoardKeys.ts";
import type { Workshop } from "./useWorkshop.ts";
import { openColumn, openColumns } from "./openColumns.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

/** A touch screen may have a mouse too. */
const hasTouch = window.matchMedia("(any-pointer: coarse)").matches;

type Props = Workshop & { columns: BoardColumn[] };

/** Board with cards, keys and selection. */
export function BoardCards(props: Props) {
  const { columns, state, query, opened, focus, ticks, actions } = props;
  const [, navigate] = useLocation();
  const hasButtons = useIsNarrow() || hasTouch;
  const ordered = ticks.ticked.map(({ id }) => id);
  const reached = useReached(columns);
  const onKeyDown = useCardKeys(reached, actions);
  const filled = reached.find(({ cards }) => cards.length > 0);
  usePageKeys({
    first: filled && focus.stopOf(filled),
    order: ordered.length > 0 ? () => navigate(paths.orderLenses(ordered)) : null,
  });
  useBeginning(columns, state.filter("etat"));
  const isTicked = (card: JobCard) => ordered.includes(card.id);
  const drawCard = (card: JobCard, stop: string | undefined) => (
    <Card
      key={card.id}
      card={card}
      search={opened.rest}
      isTicked={isTicked(card)}
      isFocused={focus.focused === card.id}
      isStop={stop === card.id}
      hasButtons={hasButtons}
      actions={actions}
      onFocus={(isByKeys) => focus.onFocus(card.id, isByKeys)}
      onBlur={focus.onBlur}
    />
  );
  return (
    <div onKeyDown={onKeyDown} aria-busy={query.isPlaceholderData}>
      <BoardDrag columns={columns} move={actions.move}>
        <Board
          columns={columns}
          shown={state.filter("etat")}
          isNarrowed={props.isNarrowed}
          onShow={(etat) => state.setFilter("etat", etat, { replace: true })}
          drawColumn={(column) => (
            <OneColumn key={column.status} {...props} column={column} drawCard={drawCard} />
          )}
        />
      </BoardDrag>
    </div>
  );
}

/** Columns with cards on the screen: the open ones on a tablet. */
function useReached(columns: readonly BoardColumn[]): readonly BoardColumn[] {
  const open = useValue(openColumns);
  return useIsTablet() ? columns.filter(({ status }) => open.includes(status)) : columns;
}

/** Opens the column of the address once, and focuses its first card. */
function useBeginning(columns: readonly BoardColumn[], asked: string) {
  const [first] = useState(() => (asked ? columnOfAddress(columns, asked) : undefined));
  const open = useValue(openColumns);
  useEffect(() => {
    if (first) openColumn(first.status);
  }, [first]);
  const isOpen = first !== undefined && open.includes(first.status);
  useEffect(() => focusIfIdle(first?.cards[0]?.id), [first, isOpen]);
}

type ColumnProps = Props & {
  column: BoardColumn;
  drawCard: (card: JobCard, stop: string | undefined) => ReactNode;
};

/** Column; 'to order' has checkboxes and the order button. */
function OneColumn(props: ColumnProps) {
  const { column, drawCard, focus, ticks, others, isNarrowed } = props;
  const stop = focus.stopOf(column);
  const isOrder = column.status === "to_order" && column.cards.length > 0;
  return (
    <Column
      column={column}
      empty={
        isNarrowed
          ? workshopPageStrings.emptyFound
          : workshopPageStrings.emptyColumns[column.status]
      }
      tickAll={
        isOrder && (
          <TickAll
            isAll={ticks.isAll || ticks.ticked.length === column.count}
            ticked={ticks.ticked.length}
            onTick={(isAll) => {
              ticks.tick(isAll ? "all" : []);
              // Hidden cards are ordered too.
              if (isAll && column.count > column.cards.length) others.show(column.status);
            }}
          />
        )
      }
      foot={isOrder && ticks.ticked.length > 0 && <OrderButton ticked={ticks.ticked} />}
      drawCard={(card) => drawCard(card, stop)}
      onMore={() => {
        if (others.canShow(column)) others.show(column.status);
        else document.querySelector<HTMLInputElement>("input[data-search]")?.focus();
      }}
    />
  );
}
