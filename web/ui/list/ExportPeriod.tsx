import { useState } from "react";
import { today } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { ui } from "#ui/ui.strings.ts";

type Days = Record<keyof Period, string>;
type Props = { of: string; onChoose: (days: Days) => void; onClose: () => void };

/** Asks for the first and last day of an export, both included; proposes the last whole month. */
export function ExportPeriod({ of, onChoose, onClose }: Props) {
  const [days, setDays] = useState<Days>(() => presetPeriod("lastMonth", today()));
  const [isWrong, setWrong] = useState(false);
  const change = (end: keyof Days) => (day: string) => {
    setWrong(false);
    setDays((before) => ({ ...before, [end]: day }));
  };
  const choose = () => {
    if (days.from && days.to && days.from <= days.to) onChoose(days);
    else setWrong(true);
  };
  return (
    <FormDialog title={ui.exportPeriod} save={ui.export} submit={choose} onClose={onClose}>
      <p className="text-ink-2">{ui.exportBy(of)}</p>
      <div className="flex flex-wrap gap-3">
        <DayInput label={ui.from} value={days.from} onChange={change("from")} />
        <DayInput label={ui.to} value={days.to} onChange={change("to")} />
      </div>
      <p role="alert" className="text-sm text-bad-ink empty:hidden">
        {isWrong && ui.periodWrong}
      </p>
    </FormDialog>
  );
}
