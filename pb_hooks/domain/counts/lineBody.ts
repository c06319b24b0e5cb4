/** Parses the decisions about lines of a count in a body (docs/rules-counts.md, Review). */
import { notAnObject, readBodyList } from "#domain/documents/bodyList.ts";
import { readBodyFields, type ParsedBody } from "#domain/documents/documentBody.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { idForm } from "#domain/core/fields/readField.ts";

export const maxDecisions = 500;

/** Values of a line that the body gives. */
export type LineDecision = { product: string; values: Values };

function readDecision(sent: unknown): ParsedBody<LineDecision> {
  const nothing = { product: "", values: {} };
  if (!isObject(sent)) return { value: nothing, violations: notAnObject };
  const { product } = sent;
  if (typeof product !== "string" || !idForm.test(product))
    return { value: nothing, violations: [{ field: "product", code: "unknown_record" }] };
  const names = ["reason", "note", "since"];
  const { value, violations } = readBodyFields("optique_count_lines", sent, names, false, null);
  return { value: { product, values: value }, violations };
}

export const readDecisions = (list: unknown): ParsedBody<LineDecision[]> =>
  readBodyList(list, { field: "lines", max: maxDecisions }, readDecision);
