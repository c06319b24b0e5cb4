import { jobStatuses } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import type { Cell } from "#lib/texts/csv.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ExportButton, rowTable } from "#ui/list/ExportButton.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

const cellsOf = (card: JobCard): Cell[] => {
  const { client, invoice, lab } = card.expand;
  const last = card.steps.at(-1);
  return [
    invoice?.invoice_number ?? "",
    client?.name ?? "",
    client?.phone ?? "",
    jobStatusLabels[card.status],
    last ? formatInstant(last.at) : "",
    last?.by ?? "",
    formatDay(card.promised_on),
    card.lens ?? "",
    card.frame ?? "",
    lab?.name ?? "",
    card.lab_reference,
    card.tray,
    card.problem,
    card.notes,
    invoice?.remaining ?? 0,
  ];
};

/** Button that exports all jobs, delivered ones too, with the search and filter of the board. */
export const ExportJobs = ({ q, lab }: { q: string; lab: string }) => (
  <ExportButton
    of={words.workshop}
    isFolded
    name={workshopPageStrings.exportName(today())}
    list="jobs"
    query={{ q, lab, status: jobStatuses.join(",") }}
    period={words.promisedOn}
    tableOf={rowTable(workshopPageStrings.exportHead, cellsOf)}
  />
);
