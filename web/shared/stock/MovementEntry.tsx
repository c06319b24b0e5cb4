import type { Movement } from "#domain/core/records.ts";
import {
  formatDay,
  formatInstant,
  formatMoment,
  formatTime,
  instantMs,
  unbroken,
} from "#lib/texts/formats.ts";
import { documentLabels } from "./stock.strings.ts";

type Entered = Pick<Movement, "date" | "created" | "actor_name">;

/** Day of a movement, with time and author of its entry below, and the day of entry when it differs. */
export function MovementEntry({ movement: { date, created, actor_name } }: { movement: Entered }) {
  const isThatDay = formatDay(date) === formatInstant(created);
  const moment = isThatDay
    ? formatTime(new Date(instantMs(created)))
    : // Shows the year only if it differs from the document's.
      documentLabels.entered(formatMoment(created).replace(`/${date.slice(0, 4)}`, ""));
  return (
    <span className="md:grid">
      <time>{formatDay(date)}</time>
      <span className={`text-sm text-ink-3 ${isThatDay ? "md:whitespace-nowrap" : ""}`}>
        <span className="md:hidden"> · </span>
        <time className="lg:whitespace-nowrap">{moment}</time>
        <bdi dir="auto">{actor_name && ` · ${unbroken(actor_name)}`}</bdi>
      </span>
    </span>
  );
}
