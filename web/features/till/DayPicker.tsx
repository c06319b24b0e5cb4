import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { type IsoDay, today } from "#domain/core/days.ts";
import { Calendar } from "#ui/form/Calendar.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { sectionOf } from "#ui/page/sectionOf.ts";
import { beside, capital, dayName } from "#ui/till/dayNames.ts";
import { strings } from "./till.strings.ts";

type Props = { day: IsoDay; onChoose: (day: IsoDay) => void };

/** The day before, the day after, and any other from a calendar; on a phone around the day's name. */
export function DayPicker({ day, onChoose }: Props) {
  return (
    <span className="flex items-center max-md:w-full md:-my-1">
      <IconButton
        size="sm"
        icon="chevron-left"
        label={strings.dayBefore}
        onClick={() => onChoose(beside(day, -1))}
      />
      <b className="flex-1 text-center text-md font-semibold md:hidden" aria-hidden="true">
        {capital(dayName(day))}
      </b>
      <AnyDay day={day} onChoose={onChoose} />
      <IconButton
        size="sm"
        icon="chevron-right"
        label={strings.dayAfter}
        disabled={day >= today()}
        onClick={() => onChoose(beside(day, 1))}
      />
    </span>
  );
}

function AnyDay({ day, onChoose }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  return (
    <span ref={box}>
      <IconButton
        size="sm"
        icon="calendar"
        label={strings.chooseDay}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => (opener ? close() : setOpener(currentTarget))}
      />
      {opener && (
        <Calendar
          anchor={box}
          opener={opener}
          chosen={day}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
          onEscape={close}
          onLeave={() => setOpener(null)}
        />
      )}
    </span>
  );
}

/** The first line of the header: the section and, on another day, the way back to this one. */
export function DayLine({ day, onToday }: { day: IsoDay; onToday: () => void }) {
  const [path] = useLocation();
  return (
    <>
      <span className="max-md:hidden">{sectionOf(path)}</span>
      {day !== today() && (
        <button type="button" className="link min-h-6 max-md:min-h-11" onClick={onToday}>
          {strings.today}
        </button>
      )}
    </>
  );
}
