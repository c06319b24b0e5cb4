import { type ReactNode, useState } from "react";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import type { BoardColumn } from "#api/sales/jobs.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { jobStatusLabels } from "#lib/texts/labels.ts";
import { Tabs } from "#ui/page/Tabs.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { columnOfAddress } from "./boardView.ts";
import { ColumnGrid } from "./ColumnGrid.tsx";
import { FoldedColumn } from "./FoldedColumn.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

type Props = {
  columns: readonly BoardColumn[];
  /** Column of the address, shown on a phone. */
  shown: string;
  /** Whether a search or a lab filter is active. */
  isNarrowed: boolean;
  onShow: (status: JobStatus) => void;
  drawColumn: (column: BoardColumn) => ReactNode;
};

/** Columns side by side; tabs on a phone. */
export function Board(props: Props) {
  const isPhone = useIsPhone();
  if (isPhone) return <OneColumn {...props} />;
  const drawBy = (draw: (column: BoardColumn) => ReactNode) => (status: JobStatus) => {
    const column = props.columns.find((one) => one.status === status);
    return column && draw(column);
  };
  return (
    <ColumnGrid
      label={workshopPageStrings.board}
      draw={drawBy(props.drawColumn)}
      drawFolded={drawBy((column) => (
        <FoldedColumn column={column} />
      ))}
    />
  );
}

/**
 * Default column: the first with cards, or late ones (`paths.workshopLate`). It stays visible when its last card
 * leaves.
 */
function OneColumn({ columns, shown, isNarrowed, onShow, drawColumn }: Props) {
  const [first] = useState(() => columnOfAddress(columns, shown)?.status);
  const wanted = jobStatuses.find((status) => status === shown) ?? first ?? "to_order";
  const isFilled = ({ cards }: BoardColumn) => cards.length > 0;
  const asked = columns.find(({ status }) => status === wanted);
  // A search shows the column of its result.
  const found = isNarrowed && asked && !isFilled(asked) ? columns.find(isFilled) : undefined;
  const column = found ?? asked;
  const current = column?.status ?? wanted;
  return (
    <Tabs
      label={workshopPageStrings.board}
      tabs={columns.map(({ status, count }) => ({
        key: status,
        label: jobStatusLabels[status],
        count: formatCount(count),
      }))}
      current={current}
      onChange={onShow}
      className="mb-3"
    >
      {column && drawColumn(column)}
    </Tabs>
  );
}
