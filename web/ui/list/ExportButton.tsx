import { useState } from "react";
import { type ListName, type ListQuery, loadWholeList } from "#api/request.ts";
import { type Cell, saveCsv } from "#lib/csv.ts";
import { words } from "#lib/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { toast } from "#ui/feedback/toast.ts";

type Props<Row> = {
  /** File name without extension. */
  name: string;
  /** Title of the page whose header menu has it on a phone. */
  of?: string;
  /** Always in the menu: no room in the header. */
  isFolded?: boolean;
  list: ListName;
  query: ListQuery;
  head: readonly string[];
  toCells: (row: Row) => Cell[];
};

/** Exports a whole list as CSV. */
export function ExportButton<Row extends { id: string }>(props: Props<Row>) {
  const { name, of, isFolded = false, list, query, head, toCells } = props;
  const isPhone = useIsPhone();
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
  const busyLabel = share === null ? ui.exporting : ui.exportingShare(Math.round(share * 100));
  const onSelect = () => void save();
  if (of && (isFolded || isPhone)) {
    const label = isBusy ? busyLabel : ui.export;
    const item = { icon: "tray-down" as const, label, onSelect, isDisabled: isBusy };
    return <Menu label={`${words.actions}, ${of}`} of={of} items={[item]} />;
  }
  return (
    <Button icon="tray-down" isBusy={isBusy} busyLabel={busyLabel} onClick={onSelect}>
      {ui.export}
    </Button>
  );
}
