import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { JobRoll } from "./JobRoll.tsx";
import { JobSheet } from "./JobSheet.tsx";
import { strings } from "./jobTicket.strings.ts";
import { loadTicket, ticketFacts } from "./ticketFacts.ts";

/** Small papers for the tray. */
const formats = ["a5", "ticket"] as const;

/** /atelier/{id}/print: job ticket; waits for 'Imprimer', unless ?print is given. */
export default function JobTicketPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const query = useQuery(
    snapshotOf({
      queryKey: ["jobs", "ticket", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadTicket(id, signal),
    }),
  );
  return (
    <PrintedRecord
      query={query}
      failed={strings.loadFailed}
      missing={{ icon: "mounting", title: strings.missing, href: paths.workshop }}
    >
      {(ticket, company) => {
        const shown = { facts: ticketFacts(ticket), company };
        return (
          <PrintPage
            title={strings.page(shown.facts.number, shown.facts.client)}
            kind="job"
            back={paths.workshop}
            backLabel={words.workshop}
            formats={formats}
            isKeyed
            isAutomatic={params.has("print")}
          >
            {(format) => (format === "ticket" ? <JobRoll {...shown} /> : <JobSheet {...shown} />)}
          </PrintPage>
        );
      }}
    </PrintedRecord>
  );
}
