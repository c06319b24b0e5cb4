import { useState } from "react";
import { today } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { DayInput } from "#ui/form/DayInput.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { ui } from "#ui/ui.strings.ts";

type Days = Record<keyof Period, string>;
type Props = { of: string; onChoose: (days: Days) => void; onClose: () => void };

/** Days between which a list is exported, both included; the last whole month at first. */
export function ExportPeriod({ of, onChoose, onClose }: Props) {
  const [days, setDays] = useState<Days>(() => presetPeriod("lastMonth", today()));
  const [isWrong, setWrong] = useState(false);
  const change = (end: keyof Days) => (day: string) => {
    setWrong(false);
    setDays((before) => ({ ...before, [end]: day }));
  };
  return (
    <Dialog title={ui.exportPeriod} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (days.from && days.to && days.from <= days.to) onChoose(days);
          else setWrong(true);
        }}
      >
        <p className="text-ink-2">{ui.exportBy(of)}</p>
        <div className="flex flex-wrap gap-3">
          <DayInput label={ui.from} value={days.from} onChange={change("from")} />
          <DayInput label={ui.to} value={days.to} onChange={change("to")} />
        </div>
        <p role="alert" className="text-sm text-bad-ink empty:hidden">
          {isWrong && ui.periodWrong}
        </p>
        <DialogActions save={ui.export} isBusy={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
