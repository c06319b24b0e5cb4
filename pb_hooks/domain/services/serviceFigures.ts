/** Figures of after-sales tickets (docs/rules-slips.md, Figures). Money in dirhams. */
import type { ServiceCause } from "#domain/core/records.ts";

/**
 * Answer of statistics.services. `cost` and `received` are absent without the right to see costs. `free`, `paid`:
 * tickets handed back without and with an invoice. `days`: mean days in the shop. `rate`: remakes for a hundred jobs;
 * null without jobs.
 */
export type ServiceFigures = {
  count: number;
  free: number;
  paid: number;
  days: number | null;
  remakes: number;
  jobs: number;
  rate: number | null;
  cost: number;
  received: number;
  byCause: { cause: ServiceCause; count: number; cost: number }[];
  byLab: { lab: string; name: string; jobs: number; remakes: number; rate: number | null }[];
  byWorker: { worker: string; name: string; count: number; cost: number }[];
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Remakes for a hundred jobs, with one decimal; null without jobs. */
export const remakeRate = ({ remakes, jobs }: { remakes: number; jobs: number }): number | null =>
  jobs > 0 ? oneDecimal((100 * remakes) / jobs) : null;

/** Mean with one decimal; null for an empty list. */
export const meanDays = (days: readonly number[]): number | null =>
  days.length > 0 ? oneDecimal(days.reduce((sum, one) => sum + one, 0) / days.length) : null;
