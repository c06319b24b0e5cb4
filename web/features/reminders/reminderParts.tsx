/** Parts of a row that both lists have: the client, and whether a message can be sent. */
import { messagingNumber } from "#domain/core/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { formatInstant } from "#lib/formats.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { strings } from "./reminders.strings.ts";

/** Row about a client; `prepared`: last message within sixty days. */
type ReminderRow = { prepared: string | null; expand?: { client?: Client } };

export const nameOf = ({ expand }: ReminderRow): string => expand?.client?.name ?? "-";
export const phoneOf = ({ expand }: ReminderRow): string => expand?.client?.phone ?? "";
export const messagingOf = (row: ReminderRow) => messagingNumber(phoneOf(row));

/** Recently reminded clients come last. */
export const Prepared = ({ row }: { row: ReminderRow }) =>
  row.prepared !== null && (
    <span className="block text-sm text-ink-3">
      {strings.prepared(formatInstant(row.prepared))}
    </span>
  );

/** Number, or the reason why no message can be sent. */
export function Telephone({ row }: { row: ReminderRow }) {
  const { refusal } = messagingOf(row);
  const phone = phoneOf(row);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {phone && <ContactLinks phone={phone} isListed />}
      {refusal && (
        <span title={strings.refusalHints[refusal]}>
          <Badge tone="mute">{strings.refusals[refusal]}</Badge>
        </span>
      )}
    </span>
  );
}

/** Facts of a phone row, with the reason against a message. */
export function PhoneFacts({ row, since }: { row: ReminderRow; since: string }) {
  const { refusal } = messagingOf(row);
  return (
    <span className="sum flex h-5 flex-wrap gap-1 overflow-hidden">
      <span>{since}</span>
      {refusal && (
        <span>
          ·{" "}
          <span className="font-semibold text-warn-ink" title={strings.refusalHints[refusal]}>
            {strings.refusals[refusal]}
          </span>
        </span>
      )}
    </span>
  );
}
