import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { type ListedTariff, saveTariff, type Tariff } from "#api/lenses/tariffs.ts";
import { useRight } from "#api/session/people.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { unsaved } from "#ui/form/leaving.strings.ts";
import { DayInput } from "#ui/form/DayInput.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import { toast } from "#ui/feedback/toast.ts";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { TariffSheet } from "./TariffSheet.tsx";
import { tariffTexts as text } from "./tariff.strings.ts";
import {
  columnsOf,
  faultsOf,
  readSheet,
  type SheetFault,
  type SheetKind,
  type SheetRow,
  sheetRow,
} from "./tariffSheet.ts";

export type TariffStart = Pick<ListedTariff, "id" | "product" | "from" | "source"> &
  Pick<Tariff, "rows"> & {
    /** Version of a stored tariff; absent for a new one. */
    version?: string;
  };
type Props = {
  start: TariffStart;
  kind: SheetKind;
  onSaved: (saved: Tariff) => void;
  /** Discards a new tariff. */
  onCancel?: () => void;
};

/** State of the form: rows of the sheet, first day, save. */
function useTariff({ start, kind, onSaved }: Props) {
  const seesCost = useRight("cost.see");
  const columns = columnsOf(kind, seesCost);
  const [rows, setRows] = useState<SheetRow[]>(() =>
    start.rows.length > 0 ? start.rows.map(sheetRow) : [{}],
  );
  const [from, setFrom] = useState(start.from.slice(0, 10));
  const [faults, setFaults] = useState<readonly SheetFault[]>([]);
  const [error, setError] = useState("");
  const [isChanged, setChanged] = useState(start.version === undefined && start.rows.length > 0);
  const { isBusy, once } = useOnce();
  const save = () =>
    once(async () => {
      const read = readSheet(rows, kind, columns);
      setFaults(read.faults);
      setError(read.rows.length === 0 ? text.empty : "");
      if (read.faults.length > 0 || read.rows.length === 0) return;
      const { id, product, source, version } = start;
      const body = { product, from, source, rows: read.rows };
      try {
        const saved = await saveTariff(id, version === undefined ? body : { ...body, version });
        setChanged(false);
        toast.success(text.saved);
        onSaved(saved);
      } catch (failure) {
        console.error(failure);
        const { message, fields } = failureOf(failure);
        const others = Object.entries(fields).filter(([field]) => !/^rows\.\d/.test(field));
        setFaults(faultsOf(fields, read.places));
        const hasFields = Object.keys(fields).length > 0;
        setError(others[0]?.[1] ?? (hasFields ? "" : message || text.saveFailed));
      }
    });
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setChanged(true);
      set(value);
    };
  return {
    columns,
    rows,
    from,
    faults,
    error,
    isBusy,
    isChanged,
    save,
    setRows: changed(setRows),
    setFrom: changed(setFrom),
  };
}

/** Form of a tariff: first day and rows; read-only without the right to write products. */
export function TariffForm(props: Props) {
  const { start, kind, onCancel } = props;
  const tariff = useTariff(props);
  const { rows, from, faults, error, isBusy, isChanged, save } = tariff;
  const mayWrite = useRight("product.write");
  const hasBar = mayWrite && (isChanged || onCancel !== undefined);
  useLeaveWarning(() => isChanged && !isBusy, unsaved);
  useSaveShortcut(save);
  const typing = useTypedDuring(isBusy);
  return (
    <>
      <div className={hasBar ? barredClass : ""} onChange={typing}>
        <Card
          title={start.version === undefined ? text.newTitle : words.tariff}
          className="overflow-hidden"
          aside={
            mayWrite && (
              <DayInput label={text.from} value={from} onChange={tariff.setFrom} keepsText />
            )
          }
        >
          <p className="px-4 py-3 text-sm text-ink-3">
            {kind === "range" ? text.sheetHint : text.supplementHint}
          </p>
          <Faults error={error} faults={faults} />
          <TariffSheet
            columns={tariff.columns}
            rows={rows}
            faulty={new Set(faults.map(({ row }) => row))}
            isReadOnly={!mayWrite}
            onRows={tariff.setRows}
          />
        </Card>
      </div>
      {hasBar && (
        <BottomBar className="justify-end">
          {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel={words.saving}
            onClick={() => void save()}
          >
            {text.save}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

const mostTold = 20;

const Faults = ({ error, faults }: { error: string; faults: readonly SheetFault[] }) =>
  (error !== "" || faults.length > 0) && (
    <div className="px-4 pb-3">
      <FormNotice tone="bad" role="alert">
        {error && <p>{error}</p>}
        {faults.slice(0, mostTold).map(({ row, message }, index) => (
          <p key={`${row} ${index}`}>{message}</p>
        ))}
      </FormNotice>
    </div>
  );
