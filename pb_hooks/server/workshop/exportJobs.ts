/** Jobs in the export of a client (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

export const jobExport: PersonalExport = (app, client) => {
  const prescriptions = findRecords(app, "optique_prescriptions", { client }, "date ASC");
  const records = prescriptions.flatMap(({ id }) =>
    findRecords(app, "optique_jobs", { prescription: id }),
  );
  return { data: { jobs: records.map((job) => toPlainRecord<"optique_jobs">(job)) }, records };
};
