import { type ReactNode, useEffect, useState } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { useValue } from "#lib/useValue.ts";
import { useIsNarrow, useIsTablet } from "#ui/page/useIsPhone.ts";
import { BoardDrag } from "./BoardDrag.tsx";
import type { BoardCard, BoardKind, BoardParts, CardActions, Column } from "./boardKind.ts";
import { boardStrings } from "./board.strings.ts";
import { columnOfAddress } from "./boardView.ts";
import { CardBox } from "./CardBox.tsx";
import { ColumnBox } from "./ColumnBox.tsx";
import { Columns } from "./Columns.tsx";
import type { BoardState } from "./useBoard.ts";
import { focusIfIdle } from "./useBoardFocus.ts";
import { useCardKeys, usePageKeys } from "./useBoardKeys.ts";

/** True when the device has a touch screen, even if it also has a mouse. */
const hasTouch = window.matchMedia("(any-pointer: coarse)").matches;

export type BoardCardsProps<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  board: BoardState<Card>;
  state: ListState;
  /** True while a search or a filter narrows the cards shown. */
  isNarrowed: boolean;
  actions: CardActions<Card>;
  /** Query string of the board, which the links of its cards repeat. */
  search?: string;
  parts?: BoardParts<Card>;
  /** Keyboard shortcuts of the page: each lower-case key with its action. */
  pageKeys?: Readonly<Record<string, () => void>>;
};
type Props<Card extends BoardCard> = BoardCardsProps<Card> & { columns: Column<Card>[] };

/** Board that draws its cards and adds the keys and parts of its kind. */
export function BoardCards<Card extends BoardCard>(props: Props<Card>) {
  const { kind, board, columns, state, actions, search = "", parts = {}, pageKeys = {} } = props;
  const { focus, query } = board;
  const hasButtons = useIsNarrow() || hasTouch;
  const reached = useReached(kind, columns);
  const onKeyDown = useCardKeys(kind, reached, actions);
  const filled = reached.find(({ cards }) => cards.length > 0);
  usePageKeys({ first: filled && focus.stopOf(filled), acts: pageKeys });
  useBeginning(kind, columns, state.filter("etat"));
  const drawCard = (card: Card, stop: string | undefined) => (
    <CardBox
      key={card.id}
      kind={kind}
      card={card}
      search={search}
      parts={parts}
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
      <BoardDrag kind={kind} columns={columns} move={actions.move}>
        <Columns
          kind={kind}
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

/** Columns whose cards are on the screen: on a tablet, only the open ones. */
function useReached<Card extends BoardCard>(
  { open }: BoardKind<Card>,
  columns: readonly Column<Card>[],
): readonly Column<Card>[] {
  const shown = useValue(open.shown);
  return useIsTablet() ? columns.filter(({ status }) => shown.includes(status)) : columns;
}

/** On the first render, opens the column that the address names and focuses its first card. */
function useBeginning<Card extends BoardCard>(
  kind: BoardKind<Card>,
  columns: readonly Column<Card>[],
  asked: string,
) {
  const { open } = kind;
  const [first] = useState(() => (asked ? columnOfAddress(kind, columns, asked) : undefined));
  const shown = useValue(open.shown);
  useEffect(() => {
    if (first) open.add(first.status);
  }, [open, first]);
  const isOpen = first !== undefined && shown.includes(first.status);
  useEffect(() => focusIfIdle(first?.cards[0]?.id), [first, isOpen]);
}

type ColumnProps<Card extends BoardCard> = Props<Card> & {
  column: Column<Card>;
  drawCard: (card: Card, stop: string | undefined) => ReactNode;
};

function OneColumn<Card extends BoardCard>(props: ColumnProps<Card>) {
  const { kind, column, drawCard, board, parts, isNarrowed } = props;
  const { focus, others } = board;
  const stop = focus.stopOf(column);
  return (
    <ColumnBox
      kind={kind}
      column={column}
      empty={isNarrowed ? boardStrings.emptyFound : kind.empty[column.status]}
      head={parts?.head?.(column)}
      foot={parts?.foot?.(column)}
      drawCard={(card) => drawCard(card, stop)}
      onMore={() => {
        if (others.canShow(column)) others.show(column.status);
        else document.querySelector<HTMLInputElement>("input[data-search]")?.focus();
      }}
    />
  );
}
