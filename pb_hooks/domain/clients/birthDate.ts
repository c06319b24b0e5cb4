/** Date of birth of a client (docs/rules-clients.md, Birth date). */
import { type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";

/** True of a day after today, on which nobody was born yet. */
export const isUnborn = (birth: string, now: IsoDay = today()): boolean =>
  (parseDay(birth) ?? now) > now;

/** Refuses a birth date after today; a blank one is accepted. */
export const checkBirthDate = (client: Values): Violation[] =>
  isUnborn(textValue(client["birth_date"])) ? [{ field: "birth_date", code: "birth_late" }] : [];
