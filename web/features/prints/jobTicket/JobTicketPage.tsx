import { loadQuery } from "#api/request.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { JobRoll } from "./JobRoll.tsx";
import { JobSheet } from "./JobSheet.tsx";
import { jobTicketStrings } from "./jobTicket.strings.ts";
import { loadTicket, ticketTexts } from "./ticketTexts.ts";

/** Formats small enough for the tray. */
const formats = ["a5", "ticket"] as const;

/** /atelier/{id}/print: job ticket; waits for 'Imprimer', unless the address has ?print. */
export default printPage({
  query: (id) => loadQuery(["jobs", "ticket", id], (signal) => loadTicket(id, signal)),
  failed: jobTicketStrings.loadFailed,
  icon: "mounting",
  missing: jobTicketStrings.missing,
  list: paths.workshop,
  print: (ticket, company, _, params) => {
    const shown = { details: ticketTexts(ticket), company };
    return (
      <PrintPage
        title={jobTicketStrings.page(shown.details.number, shown.details.client)}
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
  },
});
