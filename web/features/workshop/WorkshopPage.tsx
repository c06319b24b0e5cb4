import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel, EmptyState } from "#ui/feedback/Panel.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { BoardCards } from "./board/BoardCards.tsx";
import { BoardSkeleton } from "./board/BoardSkeleton.tsx";
import { clientOf } from "./clientOf.ts";
import { ExportJobs } from "./board/ExportJobs.tsx";
import { Filters } from "./board/Filters.tsx";
import { JobDialog } from "./job/JobDialog.tsx";
import { useWorkshop, type Workshop } from "./board/useWorkshop.ts";
import { workshopPageStrings } from "./workshop.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import type { Board } from "#api/sales/jobs.ts";
import { formatCount } from "#lib/texts/formats.ts";

/** Workshop board, with the card of the address open over it. */
export default function WorkshopPage() {
  const workshop = useWorkshop();
  const { state, query, others, opened, actions, dialog, find, enter } = workshop;
  if (opened.isMissing)
    return (
      <MissingDocument
        icon="mounting"
        title={workshopPageStrings.detail.missing}
        href={paths.workshop}
      />
    );
  return (
    <>
      <PageHeader
        title={words.workshop}
        subtitle={query.data ? <Summary board={query.data} /> : false}
        menu={<ExportJobs q={state.query} lab={state.filter("labo")} />}
        {...(opened.card ? { tab: clientOf(opened.card) } : {})}
      >
        <Filters state={state} labs={query.data?.labs ?? []} onNumber={find} onSearch={enter} />
      </PageHeader>
      <Failure {...query} message={workshopPageStrings.loadFailed} />
      <Failure {...others} message={workshopPageStrings.othersFailed} />
      <Content workshop={workshop} />
      <JobDialog opened={opened} actions={actions} />
      {dialog}
    </>
  );
}

type FailureProps = { error: unknown; message: string; refetch: () => unknown };

/** Above the current cards. */
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

type EmptyProps = { isNarrowed: boolean; onReset: () => void };

/** Empty board, or an empty search. */
const EmptyBoard = ({ isNarrowed, onReset }: EmptyProps) => (
  <section className="card">
    <EmptyState
      icon="mounting"
      title={isNarrowed ? workshopPageStrings.empty.notFound : workshopPageStrings.empty.title}
      text={isNarrowed ? workshopPageStrings.empty.notFoundText : workshopPageStrings.empty.text}
    >
      {isNarrowed ? (
        <Button onClick={onReset}>{ui.reset}</Button>
      ) : (
        <ButtonLink href={paths.newPrescription()} icon="plus">
          {words.newPrescription}
        </ButtonLink>
      )}
    </EmptyState>
  </section>
);

/** Counts of jobs, late jobs, and clients to notify. */
const Summary = ({ board: { jobsOpen, jobsLate, jobsReady } }: { board: Board }) => (
  <>
    {workshopPageStrings.summary.open(formatCount(jobsOpen))}
    {jobsLate > 0 && (
      <>
        {", "}
        <b className="font-semibold text-bad-ink">
          {workshopPageStrings.summary.late(formatCount(jobsLate))}
        </b>
      </>
    )}
    {jobsReady > 0 && (
      <>
        {", "}
        <span className="whitespace-nowrap">
          {workshopPageStrings.summary.toAnnounce(formatCount(jobsReady))}
        </span>
      </>
    )}
  </>
);
