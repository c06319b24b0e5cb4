import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import type { Drawer } from "#api/lenses/drawers.ts";
import { saveAdjustment } from "#api/stock/adjustments.ts";
import { newId } from "#lib/ids.ts";
import type { Curves } from "#domain/lenses/power.ts";
import { useLeaveWarning } from "#lib/forms/useLeaveWarning.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { diametersOf, gridOf } from "#shared/lenses/drawerGrid.ts";
import { unsaved } from "#ui/form/leaving.strings.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { useSaveShortcut } from "#ui/form/useSaveShortcut.ts";
import { toast } from "#ui/feedback/toast.ts";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useTypedDuring } from "#ui/form/useTypedDuring.ts";
import { drawerStrings } from "#shared/lenses/drawer.strings.ts";
import { lensPages } from "../lenses.strings.ts";
import { AddPower, CountField, CountGrid } from "./CountGrid.tsx";
import {
  changedCells,
  countInput,
  type Counts,
  defaultDiameter,
  defaultPowers,
  wrongCell,
} from "./countValues.ts";

const text = lensPages.drawer;
type Props = { drawer: Drawer; diameters: readonly number[]; onDone: () => void };

/** Saves the count as one adjustment; a retry uses the same id. */
function useSave({ drawer, onDone }: Props, counts: Counts) {
  const [id] = useState(newId);
  const { isBusy, once } = useOnce();
  const save = () =>
    once(async () => {
      const wrong = wrongCell(counts);
      if (wrong !== null) {
        toast.error(text.wrong(wrong || text.loose));
        return;
      }
      const body = countInput(drawer, counts, text.notes);
      if (body.items.length === 0) {
        toast.success(text.nothing);
        onDone();
        return;
      }
      try {
        await saveAdjustment(id, body);
        toast.success(text.saved);
        onDone();
      } catch (error) {
        console.error(error);
        const { message, fields } = failureOf(error);
        toast.error(Object.values(fields)[0] ?? (message || text.saveFailed));
      }
    });
  useSaveShortcut(save);
  return { isBusy, save };
}

/** 'Compter le tiroir': quantities are typed in a grid, and the differences become an adjustment. */
export function CountDrawer(props: Props) {
  const { drawer, diameters, onDone } = props;
  const offered = diametersOf(drawer.cells, diameters);
  const all = offered.length > 0 ? offered : [defaultDiameter];
  const [diameter, setDiameter] = useState(all[0] ?? defaultDiameter);
  const [counts, setCounts] = useState<Counts>({});
  const [addedPowers, setAddedPowers] = useState<readonly Curves[]>(
    drawer.cells.length > 0 ? [] : defaultPowers,
  );
  const { isBusy, save } = useSave(props, counts);
  const typing = useTypedDuring(isBusy);
  const changed = changedCells(drawer, counts).length;
  useLeaveWarning(() => changed > 0 && !isBusy, unsaved);
  return (
    <>
      <div className={barredClass} onChange={typing}>
        <Card title={drawerStrings.count} className="overflow-hidden">
          <div className="grid gap-4 p-4">
            <p className="text-ink-2">{text.counting}</p>
            <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
              {all.length > 1 && (
                <Segment
                  label={text.diameter}
                  options={all.map((mm) => ({
                    value: String(mm),
                    label: drawerStrings.diameter(mm),
                  }))}
                  value={String(diameter)}
                  onChange={(mm) => setDiameter(Number(mm))}
                />
              )}
              <AddPower onAdd={(curves) => setAddedPowers([...addedPowers, curves])} />
              {drawer.loose > 0 && (
                <label className="label grid gap-1">
                  {text.loose}
                  <CountField
                    cell=""
                    known={drawer.loose}
                    typed={counts[""] ?? ""}
                    onType={(typed) => setCounts({ ...counts, "": typed })}
                  />
                </label>
              )}
            </div>
          </div>
          <CountGrid
            drawer={drawer}
            grid={gridOf(drawer.cells, diameter, addedPowers)}
            counts={counts}
            onCount={setCounts}
          />
        </Card>
      </div>
      <CountBar changed={changed} isBusy={isBusy} onSave={() => void save()} onCancel={onDone} />
    </>
  );
}

type BarProps = { changed: number; isBusy: boolean; onSave: () => void; onCancel: () => void };

const CountBar = ({ changed, isBusy, onSave, onCancel }: BarProps) => (
  <BottomBar className="items-center justify-end">
    <span className="flex-1 text-ink-3" role="status">
      {changed > 0 && text.changed(changed)}
    </span>
    <Button onClick={onCancel}>{words.cancel}</Button>
    <Button variant="primary" isBusy={isBusy} busyLabel={words.saving} onClick={onSave}>
      {text.save}
    </Button>
  </BottomBar>
);
