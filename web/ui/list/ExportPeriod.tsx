import { useState } from "react";
import { parseDay, today } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { DayInput } from "#ui/form/DayInput.tsx";
import { ui } from "#ui/ui.strings.ts";

type Days = Record<keyof Period, string>;
type Props = { of: string; onChoose: (days: Days) => void; onClose: () => void };

/** Asks for the first and last day of an export, both included; proposes the last whole month. */
export function ExportPeriod({ of, onChoose, onClose }: Props) {
  const [days, setDays] = useState<Days>(() => presetPeriod("lastMonth", today()));
  const [wrong, setWrong] = useState("");
  const change = (end: keyof Days) => (day: string) => {
    setWrong("");
    setDays((before) => ({ ...before, [end]: day }));
  };
  const choose = () => {
    if (!parseDay(days.from) || !parseDay(days.to)) setWrong(ui.periodUnread);
    else if (days.from <= days.to) onChoose(days);
    else setWrong(ui.periodWrong);
  };
  return (
    <FormDialog title={ui.exportPeriod} save={ui.export} submit={choose} onClose={onClose}>
      <p className="text-ink-2">{ui.exportBy(of)}</p>
      <div className="flex flex-wrap gap-3">
        <DayInput label={ui.from} value={days.from} onChange={change("from")} keepsText />
        <DayInput label={ui.to} value={days.to} onChange={change("to")} keepsText />
      </div>
      <p role="alert" className="text-sm text-bad-ink empty:hidden">
        {wrong}
      </p>
    </FormDialog>
  );
}
