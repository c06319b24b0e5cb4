import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { Card } from "#ui/page/Card.tsx";
import type { Table } from "./tables.tsx";

/** Notice that the period has no figures for a tab. */
export const EmptyTab = ({ title, text }: { title: string; text: string }) => (
  <Card isUnnamed title={title} className="-mt-px rounded-t-none">
    <p className="px-4 py-10 text-center font-medium">{text}</p>
  </Card>
);

type Props = { table: Omit<Table, "name">; className: string; isInOrder?: boolean };

export const TableCard = ({ table, className, isInOrder = false }: Props) => {
  const { title, heads, rows, numbersFrom } = table;
  return (
    <Card isUnnamed title={title} className={`overflow-hidden ${className}`}>
      <FigureTable label={title} {...{ heads, rows, numbersFrom, isInOrder }} />
    </Card>
  );
};
