/** Checks of a record before it is written, by any writer. */
import { isBlank } from "#domain/core/text/blank.ts";
import { checkDays } from "#domain/core/days/businessDays.ts";
import {
  checkFields,
  collectionFieldsOf,
  fieldNamesOf,
  fieldShapesOf,
} from "#domain/core/fields/fields.ts";
import { readField } from "#domain/core/fields/readField.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { isSameValue } from "./refreshUnchangedFields.ts";
import { checkPictures } from "./pictures.ts";
import type { RecordRules, Saving } from "./recordRules.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";

type Kind = Pick<RecordRules, "derived" | "fixed" | "parent" | "check"> & {
  collection: CollectionName;
};

/** Refuses wrong values first, then wrong relations. */
export function checkRecord(kind: Kind, saving: Saving): void {
  refuseIf([...checkValues(kind, saving), ...checkPictures(kind.collection, saving)]);
  refuseIf([
    ...checkFixed(kind, saving),
    ...checkRelations(kind.collection, saving),
    ...(kind.check?.(saving) ?? []),
  ]);
}

/** Checks only changed values, because stored ones may date from before a rule. */
function checkValues({ collection, derived }: Kind, { record, before }: Saving): Violation[] {
  const values = recordValues(collection, record);
  const isNew = (name: string) => !before || !isSameValue(before[name], values[name]);
  const names = fieldNamesOf(collection, derived);
  const violations = checkFields(collection, values, names, true);
  return [
    ...violations.filter(({ field }) => isNew(field)),
    ...checkDays(collection, values, names, before),
  ];
}

/** Refuses changes of the company, of an item's document, and of `fixed` fields such as the server's numbers. */
function checkFixed(
  { collection, parent, fixed = [] }: Kind,
  { record, before }: Saving,
): Violation[] {
  const hasChanged = (name: string) =>
    before && !isBlank(before[name]) && before[name] !== record.getString(name);
  const shapes = fieldShapesOf(collection);
  const isOther = (name: string) => {
    const shape = shapes[name];
    // The stored number may predate the stored form, so both are normalised.
    return before && shape && record.getString(name) !== readField(shape, before[name]).stored;
  };
  return [
    ...(hasChanged("company") ? [{ field: "company", code: "company_fixed" }] : []),
    ...(parent && hasChanged(parent)
      ? [{ field: parent, code: "parent_fixed", params: { collection } }]
      : []),
    ...fixed.filter(isOther).map((field) => ({ field, code: "fixed" })),
  ];
}

/** Refuses new relations to records of another company. */
function checkRelations(collection: CollectionName, { tx, record, before }: Saving): Violation[] {
  const violations: Violation[] = [];
  collectionFieldsOf(collection).forEach(({ name, shape }) => {
    if (shape.kind !== "relation") return;
    const id = record.getString(name);
    if (id === "" || before?.[name] === id) return;
    const found = companyOf(tx, shape.to, id);
    const isOwn = name === "company" ? found !== null : found === record.getString("company");
    if (!isOwn) violations.push({ field: name, code: "unknown_record", params: { collection } });
  });
  return violations;
}

/** Company of the document that an item belongs to; null when the document is gone. */
export function companyOfParent(
  tx: core.App,
  collection: CollectionName,
  parent: string,
  record: core.Record,
): string | null {
  const shape = fieldShapesOf(collection)[parent];
  return shape?.kind === "relation" ? companyOf(tx, shape.to, record.getString(parent)) : null;
}
