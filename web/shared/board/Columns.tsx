import { type ReactNode, useState } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import type { BoardCard, BoardKind, Column, StatusOf } from "./boardKind.ts";
import { columnOfAddress } from "./boardView.ts";
import { ColumnGrid } from "./ColumnGrid.tsx";
import { FoldedColumn } from "./FoldedColumn.tsx";

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  columns: readonly Column<Card>[];
  /** State of the column that the address names, shown on a phone. */
  shown: string;
  /** True while a search or a filter narrows the cards shown. */
  isNarrowed: boolean;
  onShow: (status: StatusOf<Card>) => void;
  drawColumn: (column: Column<Card>) => ReactNode;
};

/** Columns side by side; tabs on a phone. */
export function Columns<Card extends BoardCard>(props: Props<Card>) {
  const isPhone = useIsPhone();
  if (isPhone) return <OneColumn {...props} />;
  const drawBy = (draw: (column: Column<Card>) => ReactNode) => (status: StatusOf<Card>) => {
    const column = props.columns.find((one) => one.status === status);
    return column && draw(column);
  };
  return (
    <ColumnGrid
      kind={props.kind}
      label={props.kind.label}
      draw={drawBy(props.drawColumn)}
      drawFolded={drawBy((column) => (
        <FoldedColumn kind={props.kind} column={column} />
      ))}
    />
  );
}

/**
 * Column of a phone: that of the address, else the first with cards (late cards for 'retard'). It stays when its last
 * card leaves.
 */
function OneColumn<Card extends BoardCard>(props: Props<Card>) {
  const { kind, columns, shown, isNarrowed, onShow, drawColumn } = props;
  const [first] = useState(() => columnOfAddress(kind, columns, shown)?.status);
  const wanted = kind.statuses.find((status) => status === shown) ?? first ?? kind.statuses[0];
  const isFilled = ({ cards }: Column<Card>) => cards.length > 0;
  const asked = columns.find(({ status }) => status === wanted);
  // A search that empties this column shows the first column with a result.
  const found = isNarrowed && asked && !isFilled(asked) ? columns.find(isFilled) : undefined;
  const column = found ?? asked;
  const current = column?.status ?? wanted;
  return (
    <Tabs<string>
      label={kind.label}
      tabs={columns.map(({ status, count }) => ({
        key: status,
        label: kind.states[status],
        count: formatCount(count),
      }))}
      current={current ?? ""}
      onChange={onShow}
      className="mb-3"
    >
      {column && drawColumn(column)}
    </Tabs>
  );
}
