import { useState } from "react";
import { type ListName, type ListQuery, loadWholeList } from "#api/request.ts";
import { type Cell, saveCsv } from "#lib/texts/csv.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ExportPeriod } from "./ExportPeriod.tsx";

type Props<Row> = {
  /** Name of the file, without extension. */
  name: string;
  /** Title of the page whose header menu contains the export on a phone. */
  of?: string;
  /** True to be in the menu on every screen, for lack of space in the header. */
  isFolded?: boolean;
  list: ListName;
  query: ListQuery;
  /** Name of the day by which a period can be exported; absent when the list has a period filter. */
  period?: string;
  tableOf: (rows: Row[]) => { head: readonly string[]; rows: Cell[][] };
};

/** Creates a table with one row per record. */
export const rowTable =
  <Row,>(head: readonly string[], cellsOf: (row: Row) => Cell[]) =>
  (rows: Row[]) => ({ head, rows: rows.map(cellsOf) });

/** Loads the list, complete or for a period, and saves it as a table. */
function useExport<Row extends { id: string }>({ name, list, query, tableOf }: Props<Row>) {
  const [isBusy, setBusy] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const save = async (days: { from?: string; to?: string } = {}) => {
    setShare(null);
    setBusy(true);
    try {
      const rows = await loadWholeList<Row>(list, { ...query, ...days }, setShare);
      const table = tableOf(rows);
      saveCsv(`${name}.csv`, table.head, table.rows);
    } catch (error) {
      console.error(error);
      toast.error(ui.exportFailed);
    }
    setBusy(false);
  };
  return { isBusy, share, save };
}

/** Button that exports a list as CSV, complete or for a period. */
export function ExportButton<Row extends { id: string }>(props: Props<Row>) {
  const { of, isFolded = false, period } = props;
  const isPhone = useIsPhone();
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, share, save } = useExport(props);
  const busyLabel = share === null ? ui.exporting : ui.exportingShare(Math.round(share * 100));
  const choose = () => setChoosing(true);
  const dialog = isChoosing && period !== undefined && (
    <ExportPeriod
      of={period}
      onClose={() => setChoosing(false)}
      onChoose={(days) => {
        setChoosing(false);
        void save(days);
      }}
    />
  );
  if (of && (isFolded || isPhone)) {
    const label = isBusy ? busyLabel : ui.export;
    const item = { icon: "tray-down" as const, isDisabled: isBusy };
    const items = [
      { ...item, label, onSelect: () => void save() },
      ...(period === undefined ? [] : [{ ...item, label: ui.exportPeriod, onSelect: choose }]),
    ];
    return (
      <>
        <Menu label={`${words.actions}, ${of}`} of={of} items={items} />
        {dialog}
      </>
    );
  }
  return (
    <span className="inline-flex gap-1">
      <Button icon="tray-down" isBusy={isBusy} busyLabel={busyLabel} onClick={() => void save()}>
        {ui.export}
      </Button>
      {period !== undefined && (
        <IconButton
          variant="secondary"
          icon="calendar"
          label={ui.exportPeriod}
          disabled={isBusy}
          onClick={choose}
        />
      )}
      {dialog}
    </span>
  );
}
