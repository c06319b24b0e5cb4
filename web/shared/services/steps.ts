import type { ServiceStatus } from "#domain/core/records.ts";
import type { Step } from "#domain/workshop/jobs.ts";

/** Parses the stored steps of a ticket; unreadable ones give an empty list. */
export const stepsIn = (stored: unknown): Step<ServiceStatus>[] =>
  Array.isArray(stored) ? (stored as Step<ServiceStatus>[]) : [];
