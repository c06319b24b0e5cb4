import type { Movement } from "#domain/core/records.ts";
import { formatDay, formatInstant, formatMoment, formatTime, timeOf } from "#lib/formats.ts";
import { documentLabels } from "#lib/labels.ts";

type Entered = Pick<Movement, "date" | "created" | "actor_name">;

/** The hour on the day of its document, else the day as well. */
function momentOf({ date, created }: Entered): string {
  const isThatDay = formatDay(date) === formatInstant(created);
  return isThatDay
    ? formatTime(new Date(timeOf(created)))
    : documentLabels.entered(formatMoment(created));
}

/** The day of a movement, and below it when it was written and by whom. */
export const MovementEntry = ({ movement }: { movement: Entered }) => (
  <span className="md:grid">
    <span>{formatDay(movement.date)}</span>
    <span className="text-sm text-ink-3">
      <span className="md:hidden"> · </span>
      <span className="whitespace-nowrap">{momentOf(movement)}</span>
      {movement.actor_name && (
        <>
          {" · "}
          <span className="md:whitespace-nowrap">{movement.actor_name}</span>
        </>
      )}
    </span>
  </span>
);
