import type { Reminder } from "#api/clients/reminders.ts";
import { daysBetween, parseDay, today } from "#domain/core/days/days.ts";
import { formatInstant, formatShortDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { isRefused, reminderTable } from "./reminderTable.tsx";
import { remindersStrings } from "./reminders.strings.ts";

function elapsed(reminder: Reminder): number {
  const day = parseDay(reminder.date);
  return day ? daysBetween(day, today()) : 0;
}

/** Text with the day since which a check-up is due, or the day of the last message. */
function sinceOf(reminder: Reminder): string {
  const day = formatShortDay(reminder.date);
  if (isRefused(reminder)) return day;
  if (reminder.prepared) return remindersStrings.prepared(formatInstant(reminder.prepared));
  return `${day} · ${remindersStrings.daysShort(elapsed(reminder))}`;
}

/** Clients whose check-up is due. */
export const RemindersTable = reminderTable<Reminder>({
  label: words.prescriptionReminders,
  texts: remindersStrings,
  href: ({ id }) => paths.prescription(id),
  keyOf: ({ client }) => client,
  since: sinceOf,
  after: [
    {
      key: "days",
      head: remindersStrings.days,
      isNumber: true,
      cell: (row) => (
        <span className={row.prepared ? "text-ink-3" : "font-medium"}>{elapsed(row)}</span>
      ),
    },
  ],
});
