/** Date of birth of a client (docs/rules-clients.md, Birth date). */
import { type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** True of a day after today, on which nobody was born yet. */
export const isUnborn = (birth: string, now: IsoDay = today()): boolean =>
  (parseDay(birth) ?? now) > now;

/** Refuses a birth date after today in this field; a blank one is accepted. */
export const checkBirthDay = (field: string, values: Values): Violation[] =>
  isUnborn(textValue(values[field])) ? [{ field, code: "birth_late" }] : [];

/** Refuses a birth date of a client after today. */
export const checkBirthDate = (client: Values): Violation[] => checkBirthDay("birth_date", client);
