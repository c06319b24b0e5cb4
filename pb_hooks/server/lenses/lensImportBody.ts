/** Body of an import of lens tariffs (docs/api.md, Routes). */
import { textValue } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readBodyFields } from "#domain/documents/documentBody.ts";
import type { CylinderSign } from "#domain/lenses/import/cells.ts";
import { type ReadTariff, readTariff } from "#domain/lenses/import/readTariff.ts";
import { readImportSettings } from "#domain/lenses/import/settings.ts";
import type { JsonLimits } from "#server/platform/requests/jsonLimits.ts";
import { ownRecord } from "#server/platform/records/storedRecords.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { parseJsonBody } from "#server/platform/requests/routeRequest.ts";

export type LensImport = {
  supplier: string;
  /** Day in stored form. */
  from: string;
  source: string;
  isApplied: boolean;
  tariff: ReadTariff;
};

const maxRows = 20_000;
/** JSON limits: enough for 20 000 rows of 24 cells, half of them with a decimal comma. */
export const lensImportLimits: JsonLimits = { lists: 25_000, values: 750_000 };

const isText = (cell: unknown): cell is string => typeof cell === "string";
const isRow = (row: unknown): row is string[] => Array.isArray(row) && row.every(isText);

function rowsIn(sent: unknown): { rows: string[][]; violations: Violation[] } {
  const refused = (code: string, params = {}) => ({
    rows: [],
    violations: [{ field: "rows", code, params }],
  });
  if (!Array.isArray(sent)) return refused("list");
  if (sent.length === 0) return refused("csv_empty");
  if (sent.length > maxRows) return refused("too_many", { max: maxRows });
  return sent.every(isRow) ? { rows: sent, violations: [] } : refused("cells");
}

/** Cylinder sign that the supplier uses; null when the request does not tell. */
function signOf(cylinder: string): CylinderSign | null {
  return cylinder === "minus" || cylinder === "plus" ? cylinder : null;
}

/** Parses the file of a body; each refusal names its field. */
export function readLensImport(app: core.App, company: string, text: string): LensImport {
  const body = parseJsonBody(text, lensImportLimits);
  const { value, violations } = readBodyFields(
    "optique_lens_tariffs",
    body,
    ["from", "source"],
    true,
    null,
  );
  const { settings, violations: ofSettings } = readImportSettings(body);
  const { rows, violations: ofRows } = rowsIn(body["rows"]);
  const { supplier: sent, apply } = body;
  const found = ownRecord(app, "optique_suppliers", company, textValue(sent));
  const code = isBlank(sent) ? "required" : "unknown_record";
  refuseIf([
    ...(found ? [] : [{ field: "supplier", code }]),
    ...violations,
    ...ofSettings,
    ...(isBlank(apply) || typeof apply === "boolean" ? [] : [{ field: "apply", code: "choice" }]),
    ...ofRows,
  ]);
  const read = readTariff(rows, settings, signOf(found?.cylinder ?? ""));
  if (!read.tariff) return refuse(read.violations);
  return {
    supplier: found?.id ?? "",
    from: textValue(value["from"]),
    source: textValue(value["source"]),
    isApplied: apply === true,
    tariff: read.tariff,
  };
}
