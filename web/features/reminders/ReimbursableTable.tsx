import type { ListedReimbursable } from "#domain/claims/claimDocument.ts";
import { formatInstant, formatShortDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { reminderTable } from "./reminderTable.tsx";
import { remindersStrings } from "./reminders.strings.ts";

const text = remindersStrings.reimbursable;

/** Day from which the fund reimburses again, or day of the last message. */
const sinceOf = ({ from, prepared, expand }: ListedReimbursable): string =>
  prepared
    ? remindersStrings.prepared(formatInstant(prepared))
    : `${expand?.fund?.name ?? "-"} · ${formatShortDay(from)}`;

/** Beneficiaries whose glasses are reimbursed again. */
export const ReimbursableTable = reminderTable<ListedReimbursable>({
  label: text.table,
  texts: text,
  href: ({ id }) => paths.claim(id),
  keyOf: ({ id }) => id,
  since: sinceOf,
  before: [{ key: "fund", head: words.fund, cell: ({ expand }) => expand?.fund?.name ?? "-" }],
  after: [
    {
      key: "from",
      head: text.from,
      cell: ({ from, prepared }) => (
        <time className={prepared ? "text-ink-3" : "font-medium"}>{formatShortDay(from)}</time>
      ),
    },
  ],
});
