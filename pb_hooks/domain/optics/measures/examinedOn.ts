/** Checks that the day of the ordonnance is not after the prescription's own (docs/rules-optics.md, Extra measures). */
import { parseDay } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

const dayOf = (values: Values | null, field: string) => parseDay(textValue(values?.[field]));

/** Refuses an ordonnance dated after its prescription; the violation names whichever of both days was changed. */
export function checkExaminedOn(values: Values, before: Values | null): Violation[] {
  const [examined, date] = [dayOf(values, "examined_on"), dayOf(values, "date")];
  if (!examined || !date || examined <= date) return [];
  const isMoved = before !== null && dayOf(before, "examined_on") === examined;
  return [{ field: isMoved ? "date" : "examined_on", code: "day_order" }];
}
