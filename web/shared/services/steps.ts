import type { ServiceStatus } from "#domain/core/records.ts";
import type { Step } from "#domain/workshop/jobs.ts";

/** Stored steps of a ticket; what is unreadable is none. */
export const stepsIn = (stored: unknown): Step<ServiceStatus>[] =>
  Array.isArray(stored) ? (stored as Step<ServiceStatus>[]) : [];
