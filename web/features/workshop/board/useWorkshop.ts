import { useEffect, useRef } from "react";
import { useLocation, useParams } from "wouter";
import { type JobCard, jobQueries } from "#api/sales/jobs.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { useSelection } from "#lib/useSelection.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { openByNumber, useOnlyCard } from "#shared/board/openByNumber.ts";
import { useBoard } from "#shared/board/useBoard.ts";
import { focusIfIdle } from "#shared/board/useBoardFocus.ts";
import { mostOthers } from "#shared/board/useOthers.ts";
import { type MovedJob, useMoveJob } from "#shared/workshop/useMoveJob.tsx";
import { clientOf } from "../clientOf.ts";
import { jobNumbers } from "./jobNumbers.ts";
import { jobRules } from "./jobRules.ts";
import { useJobActions } from "./useJobActions.ts";
import { useOpenJob } from "./useOpenJob.ts";
import { useRemakes } from "./useRemakes.tsx";

export type Workshop = ReturnType<typeof useWorkshop>;

/** State of the board page: search, open card, selection, focus. */
export function useWorkshop() {
  const { id = "" } = useParams<{ id?: string }>();
  const state = useListState();
  const filter = { q: state.query, lab: state.filter("labo") };
  const board = useBoard(jobRules, {
    board: jobQueries.board(filter),
    others: (status) => jobQueries.some({ ...filter, status, perPage: mostOthers }),
  });
  const { query, columns, focus } = board;
  const { move, dialog } = useMoveJob(board.follow);
  const remakes = useRemakes(focus.expect);
  const opened = useOpenJob(id, columns);
  const ticks = useSelection(columns?.find(({ status }) => status === "to_order")?.cards ?? []);
  const find = (number: string) =>
    void openByNumber(number, columns ?? [], jobNumbers, opened.open);
  useScanner({ where: "page", onCode: find });
  const enter = useOnlyCard(
    state,
    query.isPlaceholderData || query.error ? null : columns,
    opened.open,
  );
  useFocusOnClosed(id, focus.expect);
  const [, navigate] = useLocation();
  const actions = useJobActions({
    move: (card, to) => move(movedJob(card), to),
    tick: ticks.toggle,
    print: (card) => navigate(paths.printJob(card.id)),
    remakes,
  });
  const isNarrowed = filter.q !== "" || filter.lab !== "";
  return { state, board, opened, ticks, actions, dialog, remakes, find, enter, isNarrowed };
}

/** Focuses a card once it is closed, even when it was opened by its address. */
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

/** Values of a card that a move needs. */
const movedJob = (card: JobCard): MovedJob => ({
  id: card.id,
  status: card.status,
  client: clientOf(card),
  invoice: card.expand.invoice,
});
