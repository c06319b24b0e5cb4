import { parseDay, today } from "#domain/core/days/days.ts";
import type { Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.cheque;
type Due = Pick<Payment, "due_on">;

/** Question to ask before depositing cheques ahead of their due day; null when all are due. */
export function depositQuestion(cheques: readonly Due[]) {
  const days = cheques.flatMap(({ due_on }) => parseDay(due_on) ?? []);
  const early = days.filter((day) => day > today());
  const [first, ...others] = early;
  if (!first) return null;
  return {
    title: text.earlyTitle,
    content: (
      <p>
        {text.early(
          early.length,
          formatDay(others.reduce((earliest, day) => (day < earliest ? day : earliest), first)),
        )}
      </p>
    ),
    back: words.goBack,
    goOn: text.earlyGoOn,
  };
}
