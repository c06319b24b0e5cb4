/**
 * Stored records as JSON for the rules, with all fields of domain/core/records.ts, by prepared statements. Records for
 * screens come from recordTexts.ts.
 */
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";

function valueSql(column: string, shape: FieldShape): string {
  switch (shape.kind) {
    case "bool":
      return `json(IIF(${column}, 'true', 'false'))`;
    case "measure":
    case "decimal":
      // The column holds a number or the text 'null'.
      return `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;
    case "json":
      return `IIF(json_valid(${column}), json(${column}), NULL)`;
    case "file":
      return shape.most ? `IIF(json_valid(${column}), json(${column}), json('[]'))` : column;
    default:
      return column;
  }
}

/**
 * SQL `json_object(…)` of a row under this alias; `computed`: SQL of further values, or of values that replace a field.
 */
export function recordJson(
  collection: CollectionName,
  alias: string,
  computed: Readonly<Record<string, string>> = {},
): string {
  const text = (value: string) => `'${value}'`;
  const columns = collectionFieldsOf(collection).map(
    ({ name, shape }) => [name, valueSql(`${alias}.[${name}]`, shape)] as const,
  );
  const values = { ...Object.fromEntries(columns), ...computed };
  const pairs = [
    // Looked up by name, because the id of a collection differs between installations.
    ["collectionId", `(SELECT id FROM _collections WHERE name = '${collection}')`],
    ["collectionName", text(collection)],
    ["id", `${alias}.id`],
    ...Object.entries(values),
    ["created", `${alias}.created`],
    ["updated", `${alias}.updated`],
  ];
  return `json_object(${pairs.map(([name = "", value]) => `${text(name)}, ${value}`).join(", ")})`;
}
