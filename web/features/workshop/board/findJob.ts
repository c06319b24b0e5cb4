import { jobStatuses } from "#domain/core/records.ts";
import { type BoardColumn, type JobCard, listJobs } from "#api/sales/jobs.ts";
import { toast } from "#ui/feedback/toast.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

const texts = workshopPageStrings.scanned;

const numberOf = ({ expand }: JobCard): string | undefined => expand.invoice?.invoice_number;

/** Finds a job by invoice number, on the board or on the server. */
export async function findJob(
  number: string,
  columns: readonly BoardColumn[],
): Promise<JobCard | undefined> {
  const shown = columns.flatMap(({ cards }) => cards).find((card) => numberOf(card) === number);
  if (shown) return shown;
  const { items } = await listJobs({ q: number, status: jobStatuses.join(","), perPage: 10 });
  return items.find((card) => numberOf(card) === number);
}

/** Opens the job of a scanned number, or reports that it is unknown. */
export async function openByNumber(
  number: string,
  columns: readonly BoardColumn[],
  open: (id: string) => void,
): Promise<void> {
  try {
    const found = await findJob(number, columns);
    if (found) open(found.id);
    else toast.error(texts.unknown(number));
  } catch (error) {
    console.warn(error);
    toast.error(texts.failed);
  }
}
