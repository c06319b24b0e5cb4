import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { company } from "#api/session.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { SheetSkeleton } from "../SheetSkeleton.tsx";
import { JobRoll } from "./JobRoll.tsx";
import { JobSheet } from "./JobSheet.tsx";
import { strings } from "./jobTicket.strings.ts";
import { loadTicket, ticketFacts } from "./ticketFacts.ts";

/** What lies in a tray is small. */
const formats = ["a5", "ticket"] as const;

/** /atelier/{id}/print: what goes along with the glasses; waits for 'Imprimer', unless ?print says that it was pressed. */
export default function JobTicketPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const shop = useValue(company);
  const query = useQuery(
    snapshotOf({
      queryKey: ["jobs", "ticket", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadTicket(id, signal),
    }),
  );
  useLeaveOnFailure(query, strings.loadFailed, paths.workshop);
  if (isNotFound(query.error)) {
    return (
      <main>
        <MissingDocument icon="mounting" title={strings.missing} href={paths.workshop} />
      </main>
    );
  }
  if (!query.data || !shop) return <SheetSkeleton />;
  const shown = { facts: ticketFacts(query.data), company: shop };
  return (
    <PrintPage
      title={strings.page(shown.facts.number, shown.facts.client)}
      kind="job"
      back={paths.workshop}
      backLabel={strings.workshop}
      formats={formats}
      isKeyed
      isAutomatic={params.has("print")}
    >
      {(format) => (format === "ticket" ? <JobRoll {...shown} /> : <JobSheet {...shown} />)}
    </PrintPage>
  );
}
