import { useState } from "react";
import type { ListName, ListQuery } from "#api/request.ts";
import { type Cell, saveCsv } from "#lib/csv.ts";
import { loadWholeList } from "#api/loadWholeList.ts";
import { Button } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { toast } from "#ui/feedback/toast.ts";

type Props<Row> = {
  /** The file's name, without its ending. */
  name: string;
  list: ListName;
  query: ListQuery;
  head: readonly string[];
  toCells: (row: Row) => Cell[];
};

/** Saves all of a list as a file for a spreadsheet. */
export function ExportButton<Row extends { id: string }>(props: Props<Row>) {
  const { name, list, query, head, toCells } = props;
  const [isBusy, setBusy] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const save = async () => {
    setShare(null);
    setBusy(true);
    try {
      const rows = await loadWholeList<Row>(list, query, setShare);
      await saveCsv(`${name}.csv`, head, rows.map(toCells));
    } catch (error) {
      console.error(error);
      toast.error(ui.exportFailed);
    }
    setBusy(false);
  };
  return (
    <Button
      icon="tray-down"
      isBusy={isBusy}
      busyLabel={share === null ? ui.exporting : ui.exportingShare(Math.round(share * 100))}
      onClick={() => void save()}
    >
      {ui.export}
    </Button>
  );
}
