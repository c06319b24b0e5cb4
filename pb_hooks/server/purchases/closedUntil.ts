/** Last day that the shop transmitted to its accountant; '' before the first. */
import { parseDay } from "#domain/core/days/days.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";

export const closedUntilOf = (app: core.App, company: string): string =>
  parseDay(findRecord(app, "optique_companies", company)?.getString("closed_until") ?? "") ?? "";
