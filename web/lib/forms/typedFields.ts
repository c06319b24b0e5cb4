/** Form values of a record, by the kind of each field (domain/core/records.ts). */
import { parseDay } from "#domain/core/days/days.ts";
import {
  type CollectionName,
  collections,
  type FieldShape,
  type RecordOf,
} from "#domain/core/records.ts";
import { rateText } from "#lib/texts/vatRate.ts";

type Shapes = typeof collections;
type Named<Collection extends CollectionName> = keyof Shapes[Collection] & string;
/** Form values: booleans and choices with their stored type, other fields as text. */
export type TypedFields<Collection extends CollectionName, Name extends Named<Collection>> = {
  [Field in Name]: Shapes[Collection][Field] extends { kind: "bool" | "select" }
    ? RecordOf<Collection>[Field]
    : string;
};

type Stored = string | number | boolean | null | undefined;

function typedOf(shape: FieldShape, stored: Stored): boolean | string {
  const value = stored ?? ("initial" in shape ? shape.initial : undefined);
  switch (shape.kind) {
    case "bool":
      return value === true;
    // A percentage: prices are formatted by their own forms.
    case "amount":
      return rateText(Number(value ?? 0));
    case "integer":
      return String(value ?? 0);
    case "date":
      return parseDay(String(value ?? "")) ?? "";
    default:
      return String(value ?? "");
  }
}

/** Form values of a stored record, or the initial ones of a new record. */
export function typedFields<Collection extends CollectionName, Name extends Named<Collection>>(
  collection: Collection,
  names: readonly Name[],
  record: { readonly [Field in Name]?: unknown } | null | undefined,
): TypedFields<Collection, Name> {
  const shapes: Readonly<Record<string, FieldShape>> = collections[collection];
  return Object.fromEntries(
    names.map((name) => [name, typedOf(shapes[name] as FieldShape, record?.[name] as Stored)]),
  ) as TypedFields<Collection, Name>;
}
