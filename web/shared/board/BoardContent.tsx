import type { ReactNode } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { EmptyState, ErrorPanel } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { BoardCards, type BoardCardsProps } from "./BoardCards.tsx";
import type { BoardCard } from "./boardKind.ts";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { boardStrings } from "./board.strings.ts";

type Texts = {
  loadFailed: string;
  othersFailed: string;
  empty: { title: string; text: string; notFound: string; notFoundText: string };
};
type Props<Card extends BoardCard> = BoardCardsProps<Card> & {
  texts: Texts;
  /** Next step, proposed on an empty board. */
  children: ReactNode;
};

/** Shows a board while it loads, when it fails, empty, or with its cards. A failed reload keeps the earlier cards. */
export function BoardContent<Card extends BoardCard>(props: Props<Card>) {
  const { board, texts } = props;
  return (
    <>
      <Failure {...board.query} message={texts.loadFailed} />
      <Failure {...board.others} message={texts.othersFailed} />
      <Loaded {...props} />
    </>
  );
}

type FailureProps = { error: unknown; message: string; refetch: () => unknown };

/** Error message shown above the current cards. */
const Failure = ({ error, message, refetch }: FailureProps) =>
  error !== null && (
    <div className="mb-4">
      <ErrorPanel message={message} onRetry={() => void refetch()} />
    </div>
  );

function Loaded<Card extends BoardCard>({ texts, children, ...props }: Props<Card>) {
  const { kind, board, state, isNarrowed } = props;
  const { columns, query } = board;
  if (!columns) return query.error === null && <BoardSkeleton kind={kind} />;
  if (columns.some(({ cards }) => cards.length > 0))
    return <BoardCards {...props} columns={columns} />;
  const { title, text, notFound, notFoundText } = texts.empty;
  return (
    <section className="card">
      <EmptyState
        icon="mounting"
        title={isNarrowed ? notFound : title}
        text={isNarrowed ? notFoundText : text}
      >
        {isNarrowed ? <Button onClick={state.reset}>{ui.reset}</Button> : children}
      </EmptyState>
    </section>
  );
}

type SummaryProps = {
  /** Number of open cards, in words. */
  open: string;
  late: number;
  ready: number;
};

/** Summary line: open cards, late cards, and clients to notify. */
export const BoardSummary = ({ open, late, ready }: SummaryProps) => (
  <>
    {open}
    {late > 0 && (
      <>
        {", "}
        <b className="font-semibold text-bad-ink">{boardStrings.summary.late(formatCount(late))}</b>
      </>
    )}
    {ready > 0 && (
      <>
        {", "}
        <span className="whitespace-nowrap">
          {boardStrings.summary.toAnnounce(formatCount(ready))}
        </span>
      </>
    )}
  </>
);
