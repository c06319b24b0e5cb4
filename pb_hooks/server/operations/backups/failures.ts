/** Reasons of failed backups and restores as sentences; the raw errors go to the log. */
import { violationMessage, messageOfCode } from "#domain/core/messages/messages.ts";
import { formatMoment } from "#domain/core/days/formatDays.ts";
import type { HealthFailure } from "#server/platform/storage/healthNotes.ts";

/** Patterns of system errors; the first match wins. */
const reasons: [RegExp, string][] = [
  [/disk is full|no space left|quota exceeded|SQLITE_FULL/i, "full"],
  [/database (?:table )?is locked|SQLITE_BUSY/i, "busy"],
  [/malformed|SQLITE_CORRUPT|not a database/i, "damaged"],
  [/permission denied|read-only/i, "denied"],
];
/** Our own refusals, by message code. */
const refused: [string, string][] = [
  ["backup_incomplete", "incomplete"],
  ["backup_damaged", "damaged"],
  ["backup_foreign", "foreign"],
  ["backup_newer", "newer"],
  ["backup_outdated", "outdated"],
  ["not_put_aside", "aside"],
];

export function failureReason(error: unknown): string {
  const text = `${String(error)} ${(error as { value?: { message?: string } }).value?.message ?? ""}`;
  const own = refused.find(([code]) => text.includes(messageOfCode(code)));
  return own?.[1] ?? reasons.find(([words]) => words.test(text))?.[1] ?? "unknown";
}

/** Sentence of an error for the backup panel; '' when nothing failed. */
export function failureText(
  code: "backup_failed" | "restore_failed",
  failure: HealthFailure | undefined,
): string {
  if (!failure?.error) return "";
  const why = messageOfCode(`why_${failure.why ?? "unknown"}`);
  return violationMessage({ field: "", code, params: { when: formatMoment(failure.at), why } });
}
