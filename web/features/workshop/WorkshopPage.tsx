import { paths } from "#lib/paths.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { BoardCards } from "./board/BoardCards.tsx";
import { BoardSkeleton } from "./board/BoardSkeleton.tsx";
import { clientOf } from "./clientOf.ts";
import { EmptyBoard } from "./board/EmptyBoard.tsx";
import { ExportJobs } from "./board/ExportJobs.tsx";
import { Filters } from "./board/Filters.tsx";
import { JobDialog } from "./job/JobDialog.tsx";
import { Summary } from "./board/Summary.tsx";
import { useWorkshop, type Workshop } from "./board/useWorkshop.ts";
import { strings } from "./workshop.strings.ts";

/** The board of the workshop, and the card that its address opens over it. */
export default function WorkshopPage() {
  const workshop = useWorkshop();
  const { state, query, others, opened, actions, dialog, find, enter } = workshop;
  if (opened.isMissing)
    return <MissingDocument icon="mounting" title={strings.detail.missing} href={paths.workshop} />;
  return (
    <>
      <PageHeader
        title={strings.title}
        subtitle={query.data ? <Summary board={query.data} /> : false}
        menu={<ExportJobs q={state.query} lab={state.filter("labo")} />}
        {...(opened.card ? { tab: clientOf(opened.card) } : {})}
      >
        <Filters state={state} labs={query.data?.labs ?? []} onNumber={find} onSearch={enter} />
      </PageHeader>
      <Failure {...query} message={strings.loadFailed} />
      <Failure {...others} message={strings.othersFailed} />
      <Content workshop={workshop} />
      <JobDialog opened={opened} actions={actions} />
      {dialog}
    </>
  );
}

type FailureProps = { error: unknown; message: string; refetch: () => unknown };

/** Above the cards that are there already. */
const Failure = ({ error, message, refetch }: FailureProps) =>
  error !== null && (
    <div className="mb-4">
      <ErrorPanel message={message} onRetry={() => void refetch()} />
    </div>
  );

function Content({ workshop }: { workshop: Workshop }) {
  const { state, query, columns, isNarrowed } = workshop;
  if (!columns) return query.error === null && <BoardSkeleton />;
  const isEmpty = columns.every(({ cards }) => cards.length === 0);
  return isEmpty ? (
    <EmptyBoard isNarrowed={isNarrowed} onReset={state.reset} />
  ) : (
    <BoardCards {...workshop} columns={columns} />
  );
}
