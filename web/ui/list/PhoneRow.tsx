import type { ReactNode } from "react";

type Props = {
  /** Title with the row's link (`RowLink`). */
  title: ReactNode;
  /** Link to another record (`CrossLink`) after the title. */
  beside?: ReactNode;
  /** The same (`isBelow`) on a whole line of its own, where both do not fit into one. */
  below?: ReactNode;
  /** Note at the end of `more`. */
  note?: ReactNode;
  /** Icon before the title. */
  mark?: ReactNode;
  /** Line of details, truncated. */
  details?: ReactNode;
  /** Second line of details, full width. */
  more?: ReactNode;
  /** Amount and its note at the end, never cut. */
  end?: ReactNode;
};

/** Phone row: two or three lines in 84 px. */
export const PhoneRow = ({ title, beside, below, note, mark, details, more, end }: Props) => (
  <div className="flex min-w-0 flex-1 items-center gap-3">
    {mark}
    <div className="min-w-0 flex-1">
      <div className={`flex gap-3 ${more ? "items-start" : "items-center"}`}>
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
          // With a third line, aligned with title and details.
          <div
            className={`grid shrink-0 justify-items-end ${more && !below ? "-mb-1" : "-my-1 gap-0.5"}`}
          >
            {end}
          </div>
        )}
      </div>
      {/* Not cut as a line, which would cut the link's height too. Without a line after it, its target ends in a margin. */}
      {below && (
        <div className={`mt-1 flex gap-2 *:min-w-0 ${more || note ? "" : "mb-3"}`}>{below}</div>
      )}
      {(more || note) && (
        <div className="flex items-center gap-2">
          <p className="flex-1 truncate text-sm text-ink-3">{more}</p>
          {note}
        </div>
      )}
    </div>
  </div>
);
