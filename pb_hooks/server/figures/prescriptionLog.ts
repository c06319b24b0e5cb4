/** GET /api/optique/figures/register: prescriptions of a period by day (docs/rules-optics.md, Prescription log). */
import type { Period } from "#domain/core/days/period.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { PrescriptionLog, PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import { formatEye } from "#domain/optics/format.ts";
import { formatPrisms } from "#domain/optics/measures/formatExtra.ts";
import { type ExtraFields, extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { type EyeFields, eyeFields, eyeOf, isUnmeasured } from "#domain/optics/optics.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";

type Stored = Omit<PrescriptionLogRow, "right" | "left" | "sold"> & { sold: 0 | 1 } & EyeFields &
  Partial<ExtraFields>;

const prismFields = ["prism", "base", "prism2", "base2"].flatMap((name) => [
  `right_${name}`,
  `left_${name}`,
]);
const numberSql = (column: string) =>
  `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;
const valuesSql = [...eyeFields, ...prismFields]
  .map((name) => `'${name}', ${name.includes("base") ? `p.${name}` : numberSql(`p.${name}`)}`)
  .join(", ");

const logRead = reading(`SELECT json_group_array(json(row)) FROM (
  SELECT json_object('id', p.id, 'date', substr(p.date, 1, 10), 'client', p.client,
    'client_name', COALESCE((SELECT c.name FROM optique_clients c WHERE c.id = p.client), ''),
    'prescriber', p.prescriber, 'source', p.source, ${valuesSql},
    'sold', EXISTS (SELECT 1 FROM optique_invoices i WHERE i.prescription = p.id)) AS row
  FROM optique_prescriptions p
  WHERE p.company = {:company} AND p.date >= {:from} AND p.date <= {:to} || 'z'
  ORDER BY p.date, p.created, p.rowid)`);

function eyeText(stored: Stored, side: EyeSide): string {
  const eye = eyeOf(stored, side);
  const hasPrism = stored[`${side}_prism`] || stored[`${side}_prism2`];
  const prism = hasPrism ? formatPrisms(extraOf(stored, side), side) : "";
  return [isUnmeasured({ ...eye, eip: null }) ? "" : formatEye(eye), prism]
    .filter(Boolean)
    .join(" \u00b7 ");
}

/** Rows of a period, oldest first; without `seesEyes` the texts of both eyes are ''. */
export function prescriptionLogOf(
  app: core.App,
  company: string,
  period: Period,
  seesEyes: boolean,
): PrescriptionLog {
  const stored = readJson<Stored[]>(app, logRead, { company, ...period });
  const rows = stored.map((one): PrescriptionLogRow => ({
    id: one.id,
    date: one.date,
    client: one.client,
    client_name: one.client_name,
    prescriber: one.prescriber,
    source: one.source,
    right: seesEyes ? eyeText(one, "right") : "",
    left: seesEyes ? eyeText(one, "left") : "",
    sold: one.sold === 1,
  }));
  return { ...period, rows };
}
