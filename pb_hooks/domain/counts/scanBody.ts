/** Bodies of scans, before anything stored is known (docs/rules-counts.md, Scans). */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { idForm, readField } from "#domain/core/fields/readField.ts";
import { maxCounted } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { prefixViolations, type Violation } from "#domain/core/violation.ts";
import type { ParsedBody } from "#domain/documents/documentBody.ts";
import { maxCodeLength, readScannedCode, type ScannedCode } from "./scannedCode.ts";

/** Scans of one request. */
export const maxScans = 500;
/** Milliseconds that a scan may wait on its station: two days. */
export const maxWaitMs = 172_800_000;

/** Scan of a body; one that is taken back before it came may name neither code nor product. */
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

/** Whole number of a body within limits; a blank is `blank`. */
function wholeOf(
  field: string,
  value: unknown,
  { min, max, blank }: { min: number; max: number; blank: number },
): ParsedBody<number> {
  if (isBlank(value)) return { value: blank, violations: [] };
  const { stored, refusals } = readField({ kind: "integer", min, max }, value);
  return { value: Number(stored), violations: refusals.map((one) => ({ field, ...one })) };
}

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
  if (!isObject(sent)) return { value: null, violations: [{ field: "", code: "object" }] };
  const { id, code, product, recount, undone } = sent;
  const quantity = wholeOf("quantity", sent["quantity"], {
    min: recount === true ? 0 : 1,
    max: maxCounted,
    blank: 1,
  });
  const ago = wholeOf("ago", sent["ago"], { min: 0, max: maxWaitMs, blank: 0 });
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

/** Scans of a body in their order; an id may come twice, as a scan and its undoing. */
export function readScans(list: unknown): ParsedBody<ReadScan[]> {
  const refused = (code: string, params = {}) => ({
    value: [],
    violations: [{ field: "scans", code, params }],
  });
  if (!Array.isArray(list)) return refused("list");
  if (list.length === 0) return refused("required");
  if (list.length > maxScans) return refused("too_many", { max: maxScans });
  const read = list.map(readScan);
  return {
    value: read.flatMap(({ value }) => value ?? []),
    violations: read.flatMap(({ violations }, at) =>
      prefixViolations(`scans.${at}`, violations).map((one) => ({
        ...one,
        field: one.field.replace(/\.$/, ""),
      })),
    ),
  };
}
