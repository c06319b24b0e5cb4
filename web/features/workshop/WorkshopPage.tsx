import { useLocation } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BoardContent, BoardSummary } from "#shared/board/BoardContent.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { WorkshopTabs } from "#shared/workshop/WorkshopTabs.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { clientOf } from "./clientOf.ts";
import { ExportJobs } from "./board/ExportJobs.tsx";
import { Filters } from "./board/Filters.tsx";
import { jobKind } from "./board/jobKind.ts";
import { jobParts } from "./board/jobParts.tsx";
import { JobDialog } from "./job/JobDialog.tsx";
import { useWorkshop } from "./board/useWorkshop.ts";
import { workshopPageStrings } from "./workshop.strings.ts";

/** Board of the workshop; the card named in the address opens over it. */
export default function WorkshopPage() {
  const workshop = useWorkshop();
  const [, navigate] = useLocation();
  const { state, board, opened, ticks, actions, find, enter, isNarrowed } = workshop;
  const { data } = board.query;
  if (opened.isMissing)
    return (
      <MissingDocument
        icon="mounting"
        title={workshopPageStrings.detail.missing}
        href={paths.workshop}
      />
    );
  const ordered = ticks.ticked.map(({ id }) => id);
  const order = { c: () => navigate(paths.orderLenses(ordered)) };
  return (
    <>
      <PageHeader
        title={words.workshop}
        subtitle={
          data ? (
            <BoardSummary
              open={workshopPageStrings.open(formatCount(data.jobsOpen))}
              late={data.jobsLate}
              ready={data.jobsReady}
            />
          ) : (
            false
          )
        }
        menu={<ExportJobs q={state.query} lab={state.filter("labo")} />}
        {...(opened.card ? { tab: clientOf(opened.card) } : {})}
      >
        <Filters state={state} labs={data?.labs ?? []} onNumber={find} onSearch={enter} />
      </PageHeader>
      <WorkshopTabs current="jobs">
        <BoardContent
          kind={jobKind}
          board={board}
          state={state}
          isNarrowed={isNarrowed}
          actions={actions}
          search={opened.rest}
          parts={jobParts(workshop)}
          pageKeys={ordered.length > 0 ? order : {}}
          texts={workshopPageStrings}
        >
          <ButtonLink href={paths.newPrescription()} icon="plus">
            {words.newPrescription}
          </ButtonLink>
        </BoardContent>
      </WorkshopTabs>
      <JobDialog opened={opened} actions={actions} />
      {workshop.dialog}
      {workshop.remakes.dialog}
    </>
  );
}
