/** Jobs of the workshop: board, list, single records, moves. */
import type { Client, Invoice, Job, JobStatus, LensUse, Supplier } from "#domain/core/records.ts";
import type { FrameSize } from "#domain/optics/measures/extraMeasures.ts";
import type { OpenRemake } from "#domain/services/serviceAnswers.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import { createRecord, deleteRecord, loadRecord, updateRecord } from "#api/records.ts";
import { getQuery, loadList, loadQuery, type Page, type PageQuery } from "#api/request.ts";

const collection = "optique_jobs";

/** Job of a sale, as lists show it; undefined without a job. */
export type ListedJob = Pick<Job, "id" | "status" | "promised_on">;

type CardInvoice = Pick<
  Invoice,
  | "id"
  | "invoice_number"
  | "date"
  | "total_amount"
  | "credited_amount"
  | "fund_part"
  | "paid_amount"
> & {
  /** Amount due, in dirhams. */
  remaining: number;
};

/** Pair of glasses of a job. */
export type JobPair = {
  pair: number;
  use: LensUse | "";
  frame: string | null;
  lenses: number;
  size: FrameSize | null;
};

/** Job with the details that its card shows. */
export type JobCard = Omit<Job, "company" | "created" | "steps"> & {
  steps: JobStep[];
  expand: {
    client: Pick<Client, "id" | "name" | "phone"> | null;
    lab: Pick<Supplier, "id" | "name"> | null;
    invoice: CardInvoice | null;
  };
  /** Names of the lenses and of the frame; null when the sale has none. */
  lens: string | null;
  frame: string | null;
  /** Number of lenses. */
  lenses: number;
  /** Pairs of the sale, each with its current frame. */
  pairs: JobPair[];
  /** When the client was last notified that the job is ready; null if not since it became ready. */
  messagedAt: string | null;
  /** Author of that message. */
  messagedBy: string | null;
  /** Open remake of the job; null without one. */
  remake: OpenRemake | null;
};

export type BoardColumn = { status: JobStatus; count: number; cards: JobCard[] };
export type Board = {
  columns: BoardColumn[];
  /** Suppliers in the filter by lab. */
  labs: Pick<Supplier, "id" | "name">[];
  jobsOpen: number;
  jobsLate: number;
  /** Number of ready jobs whose client is not notified. */
  jobsReady: number;
};

export type BoardQuery = { q?: string; lab?: string };
type JobQuery = PageQuery & { prescription?: string; status?: string; lab?: string; late?: "1" };
export const listJobs = (query: JobQuery, signal?: AbortSignal): Promise<Page<JobCard>> =>
  loadList("jobs", query, signal);

export const loadJob = (id: string, signal?: AbortSignal): Promise<Job> =>
  loadRecord(collection, id, signal);

/** Editable values of a job; the server writes its steps. */
export type JobValues = Partial<
  Pick<Job, "status" | "promised_on" | "lab" | "lab_reference" | "tray" | "problem" | "notes">
> & {
  ready_pairs?: number[];
  /** False once the lab was told about changes to its order. */
  changed?: false;
};
export const updateJob = (id: string, values: JobValues): Promise<Job> =>
  updateRecord(collection, id, values);

/** Creates a job by hand. The page sets the id, so that a repeated request creates nothing twice. */
export const createJob = (id: string, values: JobValues & { prescription: string }): Promise<Job> =>
  createRecord(collection, id, values);

export const deleteJob = (id: string): Promise<void> => deleteRecord(collection, id);

export const jobQueries = {
  board: (query: BoardQuery) => getQuery<Board>(["jobs", "board", query], "jobs/board", query),
  some: (query: JobQuery) =>
    loadQuery(["jobs", query], async (signal) => (await listJobs(query, signal)).items),
};
