import { Fragment, type ReactNode } from "react";
import { useValue } from "#lib/useValue.ts";
import { useIsPhone, useIsTablet } from "#ui/page/useIsPhone.ts";
import type { BoardCard, BoardKind, StatusOf } from "./boardKind.ts";

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  /** Label of the group. */
  label?: string;
  draw: (status: StatusOf<Card>) => ReactNode;
  /** Draws a column that is folded on a tablet. */
  drawFolded: (status: StatusOf<Card>) => ReactNode;
};

/** Grid of the states; a tablet has three open columns and two folded ones. */
export function ColumnGrid<Card extends BoardCard>(props: Props<Card>) {
  const { kind, label, draw, drawFolded } = props;
  const isPhone = useIsPhone();
  const isTablet = useIsTablet();
  const open = useValue(kind.open.shown);
  const isOpen = (status: StatusOf<Card>) => !isTablet || open.includes(status);
  const tracks = kind.statuses.map((status) => (isOpen(status) ? "minmax(0, 1fr)" : "2.75rem"));
  return (
    <div
      {...(label ? { role: "group", "aria-label": label } : {})}
      className="grid gap-2 lg:gap-3"
      {...(isPhone ? {} : { style: { gridTemplateColumns: tracks.join(" ") } })}
    >
      {kind.statuses.map((status) => (
        <Fragment key={status}>{isOpen(status) ? draw(status) : drawFolded(status)}</Fragment>
      ))}
    </div>
  );
}
