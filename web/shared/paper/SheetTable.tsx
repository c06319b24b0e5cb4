import type { ReactNode } from "react";
import { TableHead } from "#ui/list/TableHead.tsx";

type Props = {
  texts: readonly string[];
  /** Heads of the numeric columns, which follow the text columns. */
  numbers?: readonly string[];
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Table of a sheet; its head repeats on each page. */
export const SheetTable = (props: Props) => (
  <table className={props.className ?? "sheet-table"} aria-label={props.label}>
    <TableHead texts={props.texts} numbers={props.numbers ?? []} numberClass="amount" />
    <tbody>{props.children}</tbody>
  </table>
);
