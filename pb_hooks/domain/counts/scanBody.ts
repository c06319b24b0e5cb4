/** Parses the bodies of scans, without any stored data (docs/rules-counts.md, Scans). */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { idForm } from "#domain/core/fields/readField.ts";
import { maxCounted } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { notAnObject, readBodyList, readNumberOf } from "#domain/documents/bodyList.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { maxCodeLength, readScannedCode, type ScannedCode } from "./scannedCode.ts";

/** Most scans in one request. */
export const maxScans = 500;
/** Milliseconds for which a scan may wait on its station: at most two days. */
const waitMs = { kind: "integer", min: 0, max: 172_800_000 } as const;

/** Scan in a body. A scan that was undone before it was sent may lack code and product. */
export type ReadScan = {
  id: string;
  code: ScannedCode;
  product: string;
  quantity: number;
  ago: number;
  recount: boolean;
  undone: boolean;
};

const isFlag = (value: unknown): boolean => isBlank(value) || typeof value === "boolean";

function checkNamed({ code, product }: Values, isUndone: boolean): Violation[] {
  const isText = (value: unknown) => isBlank(value) || typeof value === "string";
  if (!isText(code)) return [{ field: "code", code: "text" }];
  if (typeof code === "string" && code.length > maxCodeLength)
    return [{ field: "code", code: "too_long", params: { max: maxCodeLength } }];
  if (!isBlank(product) && !(typeof product === "string" && idForm.test(product)))
    return [{ field: "product", code: "unknown_record" }];
  return isBlank(code) && isBlank(product) && !isUndone
    ? [{ field: "code", code: "required" }]
    : [];
}

function readScan(sent: unknown): ParsedBody<ReadScan | null> {
  if (!isObject(sent)) return { value: null, violations: notAnObject };
  const { id, code, product, recount, undone } = sent;
  const pieces = { kind: "integer", min: recount === true ? 0 : 1, max: maxCounted } as const;
  const quantity = readNumberOf("quantity", pieces, sent["quantity"], 1);
  const ago = readNumberOf("ago", waitMs, sent["ago"], 0);
  return {
    value: {
      id: String(id),
      code: readScannedCode(typeof code === "string" ? code : ""),
      product: isBlank(product) ? "" : String(product),
      quantity: quantity.value,
      ago: ago.value,
      recount: recount === true,
      undone: undone === true,
    },
    violations: [
      ...(typeof id === "string" && idForm.test(id) ? [] : [{ field: "id", code: "id_form" }]),
      ...checkNamed(sent, undone === true),
      ...quantity.violations,
      ...ago.violations,
      ...(isFlag(recount) ? [] : [{ field: "recount", code: "choice" }]),
      ...(isFlag(undone) ? [] : [{ field: "undone", code: "choice" }]),
    ],
  };
}

/** Parses the scans of a body in order; an id may occur twice, for a scan and its undoing. */
export function readScans(list: unknown): ParsedBody<ReadScan[]> {
  const { value, violations } = readBodyList(list, { field: "scans", max: maxScans }, readScan);
  return { value: value.flatMap((scan) => scan ?? []), violations };
}
