/** Invariants of the clients, for the integrity report. */
import { eyeFields } from "#domain/optics/optics.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { countCheck } from "#server/engine/totals/totalsChecks.ts";

/** True for a prescription with an eye value, by the same condition as the triggers of optique_visits. */
const isMeasured = `(${eyeFields.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;

export const clientChecks: IntegrityChecks = {
  "the latest prescription of a client is known": {
    collection: "optique_clients",
    sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
        COALESCE((SELECT date FROM optique_prescriptions WHERE client = c.id ORDER BY ${isMeasured} DESC, date DESC LIMIT 1), '') AS expected
      FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE c.${companyCondition} AND stored <> expected`,
  },
  ...countCheck("clients", "optique_client_counts"),
};
