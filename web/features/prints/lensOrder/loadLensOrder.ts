import { isNotFound } from "#api/failure.ts";
import { loadJob } from "#api/sales/jobs.ts";
import { loadPrescription } from "#api/sales/prescriptions.ts";
import { loadService } from "#api/sales/services.ts";
import { listAllSuppliers } from "#api/stock/suppliers.ts";
import { movementsOfSale } from "#api/stock/movements.ts";
import type { Job, Movement, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import type { RemadeLenses } from "#domain/workshop/labOrder.ts";
import { openRemake, type RemadeJob, remadeJob } from "./remadeOrder.ts";

/** Job with the sale of its lenses. */
export type SoldJob = {
  job: Job;
  sale: PrescriptionDocument;
  /** Number of lenses that the stock lacks, by item. */
  missing?: ReadonlyMap<string, number>;
  /** Open remake of the job; then only its lenses are ordered. */
  remade?: RemadeJob | null;
};
export type LoadedOrder = {
  jobs: SoldJob[];
  gone: number;
  suppliers: Supplier[];
  remake?: RemadeLenses | null;
  /** True to show orders as they were sent. */
  isSent?: boolean;
};

/** Number of parallel requests: a browser has six connections for all its pages. */
const atOnce = 4;

/** Loads jobs in the order of their ids; counts those that do not exist. */
export async function loadLensOrder(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<LoadedOrder> {
  const [found, suppliers] = await Promise.all([loadAll(ids, signal), listAllSuppliers(signal)]);
  const jobs = found.filter((one) => one !== null);
  return { jobs, gone: found.length - jobs.length, suppliers };
}

/** Quantity of each sold item that the stock lacked: its adjustment back to 0 (docs/rules-stock.md, Ledger). */
function missingOf(movements: readonly Movement[]): Map<string, number> {
  const missing = new Map<string, number>();
  for (const { line, movement_type: type, quantity } of movements) {
    missing.set(line, (missing.get(line) ?? 0) + (type === "adjustment" ? quantity : 0));
  }
  return missing;
}

async function loadAll(ids: readonly string[], signal: AbortSignal): Promise<(SoldJob | null)[]> {
  const few = await Promise.all(ids.slice(0, atOnce).map((id) => loadSold(id, signal)));
  return ids.length > atOnce ? [...few, ...(await loadAll(ids.slice(atOnce), signal))] : few;
}

/** Open remake of a job, with the prescription that its lenses follow. */
async function loadRemade(job: Job | null, signal: AbortSignal): Promise<RemadeJob | null> {
  const remake = openRemake(job);
  if (!remake) return null;
  const service = await loadService(remake.service, signal);
  const values = service.values ? await loadPrescription(service.values, signal) : null;
  return remadeJob(remake, service, values);
}

async function loadSold(id: string, signal: AbortSignal): Promise<SoldJob | null> {
  try {
    const job = await loadJob(id, signal);
    const sale = await loadPrescription(job.prescription, signal);
    const [movements, remade] = await Promise.all([
      movementsOfSale(sale.invoice?.id ?? "", signal),
      loadRemade(sale.job, signal),
    ]);
    return { job, sale, missing: missingOf(movements), remade };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
