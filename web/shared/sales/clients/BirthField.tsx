import { isUnborn } from "#domain/clients/birthDate.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { words } from "#lib/texts/words.strings.ts";
import { DayField } from "#ui/form/DayField.tsx";

type Born = { birth_date: string };

/** Refuses a future day and an invalid date; true when accepted. */
function refusalOfBirth(birth: string): string | true {
  if (birth !== "" && !parseDay(birth)) return messageOfCode("day");
  return isUnborn(birth) ? messageOfCode("birth_late") : true;
}

/** Optional birth date of a client, by which remarks about children are made. */
export const BirthField = () => (
  <DayField<Born>
    path="birth_date"
    label={words.birthDate}
    isOptional
    rules={{ validate: refusalOfBirth }}
  />
);
