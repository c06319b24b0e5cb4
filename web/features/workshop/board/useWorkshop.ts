import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { type ListState, useListState } from "#lib/addresses/listState.ts";
import { useSelection } from "#lib/useSelection.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { openByNumber } from "./findJob.ts";
import { useBoard } from "./useBoard.ts";
import { focusIfIdle, useBoardFocus } from "./useBoardFocus.ts";
import type { CardActions } from "./useBoardKeys.ts";
import { useCardMessage } from "./useCardMessage.ts";
import { useOpenJob } from "./useOpenJob.ts";
import type { MovedJob } from "#shared/workshop/useMoveJob.tsx";
import { clientOf } from "../clientOf.ts";

export type Workshop = ReturnType<typeof useWorkshop>;

/** State of the board page: search, open card, selection, focus. */
export function useWorkshop() {
  const { id = "" } = useParams<{ id?: string }>();
  const state = useListState();
  const filter = { q: state.query, lab: state.filter("labo") };
  const moving = useRef<(job: string) => void>(() => {});
  const { query, columns, others, move, dialog } = useBoard(filter, (job) => moving.current(job));
  const focus = useBoardFocus(columns);
  moving.current = focus.expect;
  const opened = useOpenJob(id, columns);
  const ticks = useSelection(columns?.find(({ status }) => status === "to_order")?.cards ?? []);
  const message = useCardMessage();
  const [, navigate] = useLocation();
  const find = (number: string) => void openByNumber(number, columns ?? [], opened.open);
  useScanner({ where: "page", onCode: find });
  const enter = useOnlyCard(
    state,
    query.isPlaceholderData || query.error ? null : columns,
    opened.open,
  );
  useFocusOnClosed(id, focus.expect);
  const actions: CardActions = {
    move: (card, to) => move(movedJob(card), to),
    tick: ticks.toggle,
    message,
    print: (card) => navigate(paths.printJob(card.id)),
  };
  const isNarrowed = filter.q !== "" || filter.lab !== "";
  return {
    state,
    query,
    columns,
    others,
    focus,
    opened,
    ticks,
    actions,
    dialog,
    find,
    enter,
    isNarrowed,
  };
}

/** After Enter in the search, opens the only card found. */
function useOnlyCard(
  { query, typed }: ListState,
  columns: readonly BoardColumn[] | null | undefined,
  open: (id: string) => void,
) {
  const [entered, setEntered] = useState("");
  useEffect(() => {
    if (entered !== typed) return setEntered("");
    if (entered === "" || query !== entered || !columns) return;
    setEntered("");
    const [card, ...others] = columns.flatMap(({ cards }) => cards);
    if (card && others.length === 0) open(card.id);
  }, [entered, typed, query, columns, open]);
  return setEntered;
}

/** A closed card gets the focus, also when it was opened by its address. */
function useFocusOnClosed(id: string, expect: (id: string) => void) {
  const before = useRef(id);
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (!closed || id) return;
    expect(closed);
    focusIfIdle(closed);
  });
}

/** Values of a card for a move. */
const movedJob = (card: JobCard): MovedJob => ({
  id: card.id,
  status: card.status,
  client: clientOf(card),
  invoice: card.expand.invoice,
});
