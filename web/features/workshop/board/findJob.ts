import { jobStatuses } from "#domain/core/records.ts";
import { type BoardColumn, type JobCard, listJobs } from "#api/jobs.ts";
import { toast } from "#ui/feedback/toast.ts";
import { strings } from "../workshop.strings.ts";

const texts = strings.scanned;

const numberOf = ({ expand }: JobCard): string | undefined => expand.invoice?.invoice_number;

/** The job of an invoice's number: on the board, or among all. */
export async function findJob(
  number: string,
  columns: readonly BoardColumn[],
): Promise<JobCard | undefined> {
  const shown = columns.flatMap(({ cards }) => cards).find((card) => numberOf(card) === number);
  if (shown) return shown;
  const { items } = await listJobs({ q: number, status: jobStatuses.join(","), perPage: 10 });
  return items.find((card) => numberOf(card) === number);
}

/** Opens the job of a number that was scanned, or says that there is none. */
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
