import type { ReactNode } from "react";

type Props = {
  /** Who or what: its row's link. */
  title: ReactNode;
  /** After the title: the link of another record, with the height that a finger wants. */
  beside?: ReactNode;
  /** Before the title: what it is, as an icon. */
  mark?: ReactNode;
  /** A line of facts, cut where there is no room. */
  facts?: ReactNode;
  /** A second one, as wide as the row: under what stands at the end. */
  more?: ReactNode;
  /** At the end, never cut: an amount, and what is said of it under it. */
  end?: ReactNode;
};

/** A row of a list on a phone: two or three lines in 68 px. */
export const PhoneRow = ({ title, beside, mark, facts, more, end }: Props) => (
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
            <p className="truncate">{title}</p>
          )}
          {facts && <p className="truncate text-sm text-ink-3">{facts}</p>}
        </div>
        {end && (
          // Over a third line its two are on those of the title and the facts.
          <div className={`grid shrink-0 justify-items-end ${more ? "-mb-1" : "-my-1 gap-0.5"}`}>
            {end}
          </div>
        )}
      </div>
      {more && <p className="truncate text-sm text-ink-3">{more}</p>}
    </div>
  </div>
);
