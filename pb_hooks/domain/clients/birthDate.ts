/** Date of birth of a client (docs/rules-clients.md, Birth date). */
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** True of a birth date after today. */
export const isUnborn = (birth: string, now: IsoDay = today()): boolean =>
  (parseDay(birth) ?? now) > now;

/** Refuses a birth date after today in this field; a blank one is accepted. */
export const checkBirthDay = (field: string, values: Values): Violation[] =>
  isUnborn(textValue(values[field])) ? [{ field, code: "birth_late" }] : [];

/** Refuses a birth date of a client after today. */
export const checkBirthDate = (client: Values): Violation[] => checkBirthDay("birth_date", client);

/** Age in whole years on a day; null when either day is unknown. */
export function ageOn(birth: string, on: string): number | null {
  const [born, day] = [parseDay(birth), parseDay(on)];
  if (!born || !day) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
