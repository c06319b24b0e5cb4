import type { ReactNode } from "react";

type Props = {
  /** Title of the row, with its link (`RowLink`). */
  title: ReactNode;
  /** Link to another record (`CrossLink`) after the title. */
  beside?: ReactNode;
  /** Link as in `beside`, but with `isBelow` and on a line of its own, when both do not fit on one line. */
  below?: ReactNode;
  /** Note at the end of `secondLine`. */
  note?: ReactNode;
  /** Icon before the title. */
  mark?: ReactNode;
  /** First line of details, truncated. */
  details?: ReactNode;
  /** Second line of details, at full width. */
  secondLine?: ReactNode;
  /** Amount and its note at the right end, never truncated. */
  end?: ReactNode;
};

/** Row on a phone: two or three lines in 84 px. */
export const PhoneRow = ({ title, beside, below, note, mark, details, secondLine, end }: Props) => (
  <div className="flex min-w-0 flex-1 items-center gap-3">
    {mark}
    <div className="min-w-0 flex-1">
      <div className={`flex gap-3 ${secondLine ? "items-start" : "items-center"}`}>
        <div className="min-w-0 flex-1">
          {beside ? (
            <div className="flex items-center gap-2">
              <p>{title}</p>
              <div className="min-w-0">{beside}</div>
            </div>
          ) : (
            <p className={below ? "" : "truncate"}>{title}</p>
          )}
          {details && <p className="truncate text-sm text-ink-3">{details}</p>}
        </div>
        {end && (
          // With a third line, the end is aligned with title and details.
          <div
            className={`grid shrink-0 justify-items-end ${secondLine && !below ? "-mb-1" : "-my-1 gap-0.5"}`}
          >
            {end}
          </div>
        )}
      </div>
      {/* Not truncated like other lines, as that would reduce the height of the link. Without a line after it, a
         margin extends its touch target. */}
      {below && (
        <div className={`mt-1 flex gap-2 *:min-w-0 ${secondLine || note ? "" : "mb-3"}`}>
          {below}
        </div>
      )}
      {(secondLine || note) && (
        <div className="flex items-center gap-2">
          <p className="flex-1 truncate text-sm text-ink-3">{secondLine}</p>
          {note}
        </div>
      )}
    </div>
  </div>
);
