import { type ReactNode, useState } from "react";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import type { Table } from "./tables.tsx";

type Props = {
  table: Table;
  /** True when the rows are in order of day or month. */
  isInOrder?: boolean;
  /** Sum of the bars, shown in the head. */
  sum?: number;
  children: ReactNode;
};

/** Chart with its table, which renders only on request: five tables make a third of the page. */
export function ChartCard({ table, isInOrder = false, sum, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card
      isUnnamed
      title={table.title}
      aside={
        sum !== undefined && (
          <Money dirhams={sum} className="text-lg font-semibold tracking-tight" />
        )
      }
      className="keep overflow-hidden"
    >
      <div className="p-4">{children}</div>
      <details
        className="group border-t border-line [&:not([open])]:print:hidden"
        onToggle={() => setAsked(true)}
      >
        <Summary className="px-4 py-2.5 text-sm text-ink-2 print:hidden">
          {statisticsStrings.charts.data}
        </Summary>
        {isAsked && (
          <FigureTable
            label={table.title}
            heads={table.heads}
            numbersFrom={1}
            rows={table.rows}
            isInOrder={isInOrder}
          />
        )}
      </details>
    </Card>
  );
}
