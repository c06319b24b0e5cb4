/** Decisions about the lines of a count, as a body has them (docs/rules-counts.md, Review). */
import { readBodyFields, type ParsedBody } from "#domain/documents/documentBody.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { idForm } from "#domain/core/fields/readField.ts";
import { prefixViolations } from "#domain/core/violation.ts";

export const maxDecisions = 500;

/** Values of a line that the body names. */
export type LineDecision = { product: string; values: Values };

function readDecision(sent: unknown): ParsedBody<LineDecision> {
  const nothing = { product: "", values: {} };
  if (!isObject(sent))
    return { value: nothing, violations: [{ field: "product", code: "object" }] };
  const { product } = sent;
  if (typeof product !== "string" || !idForm.test(product))
    return { value: nothing, violations: [{ field: "product", code: "unknown_record" }] };
  const names = ["reason", "note", "since"];
  const { value, violations } = readBodyFields("optique_count_lines", sent, names, false, null);
  return { value: { product, values: value }, violations };
}

export function readDecisions(list: unknown): ParsedBody<LineDecision[]> {
  const refused = (code: string, params = {}) => ({
    value: [],
    violations: [{ field: "lines", code, params }],
  });
  if (!Array.isArray(list)) return refused("list");
  if (list.length === 0) return refused("required");
  if (list.length > maxDecisions) return refused("too_many", { max: maxDecisions });
  const read = list.map(readDecision);
  return {
    value: read.map(({ value }) => value),
    violations: read.flatMap(({ violations }, at) => prefixViolations(`lines.${at}`, violations)),
  };
}
