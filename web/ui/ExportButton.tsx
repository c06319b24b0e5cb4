import { useState } from "react";
import type { ListName, ListQuery } from "../lib/api";
import { type Cell, saveCsv } from "../lib/csv";
import { loadWholeList } from "../lib/exportList";
import { Button } from "./Button";
import { ui } from "./strings";
import { toast } from "./toast";

type Props<Row> = {
  /** The file's name, without its ending. */
  name: string;
  list: ListName;
  query: ListQuery;
  head: readonly string[];
  toCells: (row: Row) => Cell[];
};

/** Saves all of a list as a file for a spreadsheet, page after page. */
export function ExportButton<Row extends { id: string }>(props: Props<Row>) {
  const { name, list, query, head, toCells } = props;
  const [share, setShare] = useState<number | null>(null);
  const save = async () => {
    setShare(0);
    try {
      const rows = await loadWholeList<Row>(list, query, setShare);
      await saveCsv(`${name}.csv`, head, rows.map(toCells));
    } catch (error) {
      console.error(error);
      toast.error(ui.exportFailed);
    }
    setShare(null);
  };
  return (
    <Button
      icon="download"
      isBusy={share !== null}
      busyLabel={ui.exporting(Math.round((share ?? 0) * 100))}
      onClick={() => void save()}
    >
      {ui.export}
    </Button>
  );
}
