/** Body of an import: `{rows}`, or the bare array of the specification (docs/api.md, Routes). */
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { isObject } from "#domain/core/fields/values.ts";
import { importJsonLimits } from "#server/platform/requests/jsonLimits.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { parseJson } from "#server/platform/requests/routeRequest.ts";

/** Report on one row; `line` is its number in the file, from 1. */
export type Remark = { line: number; status: "refused" | "warning"; message: string };

const maxRows = 20_000;

function sent(text: string): { rows: unknown; isBare: boolean } {
  const body = parseJson(text, importJsonLimits);
  if (Array.isArray(body)) return { rows: body, isBare: true };
  return isObject(body) ? { rows: body["rows"], isBare: false } : refuseRequest("bad_body");
}

/** Rows of a file, unchecked: an act is computed from them before the file is checked. */
export function sentRows(text: string): unknown[] {
  const { rows } = sent(text);
  return Array.isArray(rows) ? rows.slice(0, maxRows) : [];
}

export function sentImport(text: string): { rows: unknown[]; isBare: boolean } {
  const { rows, isBare } = sent(text);
  if (!Array.isArray(rows)) return refuse([{ field: "rows", code: "list" }]);
  if (rows.length === 0) return refuse([{ field: "rows", code: "csv_empty" }]);
  if (rows.length > maxRows)
    return refuse([{ field: "rows", code: "too_many", params: { max: maxRows } }]);
  return { rows, isBare };
}

/** Refuses rows by their index in the body, each with its own message. */
export function refuseRows(refused: readonly Remark[]): void {
  if (refused.length === 0) return;
  const data: Record<string, ValidationError> = {};
  for (const { line, message } of refused)
    data[`rows.${line - 1}`] = new ValidationError("refused", message);
  throw new BadRequestError(messageOfCode("invalid"), data);
}
