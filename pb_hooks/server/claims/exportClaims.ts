/** Claims in the export of a client (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import {
  findRecords,
  storedRecord,
  toPlainRecord,
} from "#server/platform/records/storedRecords.ts";

export const claimExport: PersonalExport = (app, client) => {
  const records = findRecords(app, "optique_claims", { client }, "created ASC");
  const claims = records.map((record) => {
    const claim = toPlainRecord<"optique_claims">(record);
    return { ...claim, fund_name: storedRecord(app, "optique_funds", claim.fund)?.name ?? "" };
  });
  return { data: { claims }, records };
};
