import { type MouseEvent, useRef, useState } from "react";
import { type IsoDay, today } from "#domain/core/days/days.ts";
import { capital } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Calendar } from "#ui/form/Calendar.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsNarrow, useIsPhone } from "#ui/page/useIsPhone.ts";
import { beside, dayName } from "#shared/till/dayNames.ts";
import { tillPageStrings } from "./till.strings.ts";

type Props = { day: IsoDay; onChoose: (day: IsoDay) => void };

/** Chooses a day: previous, next, calendar, today; on a phone the name of the day opens the calendar. */
export function DayPicker({ day, onChoose }: Props) {
  return (
    <span
      // On a phone, beside the menu '…'.
      className="-my-1 flex items-center max-md:-mt-3 max-md:-mb-2 max-md:w-full"
    >
      <IconButton
        size="sm"
        icon="chevron-left"
        label={tillPageStrings.dayBefore}
        onClick={() => onChoose(beside(day, -1))}
      />
      <AnyDay day={day} onChoose={onChoose} />
      <IconButton
        size="sm"
        icon="chevron-right"
        label={tillPageStrings.dayAfter}
        disabled={day >= today()}
        onClick={() => onChoose(beside(day, 1))}
      />
      {!useIsNarrow() && <Today day={day} onToday={() => onChoose(today())} />}
    </span>
  );
}

function AnyDay({ day, onChoose }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isPhone = useIsPhone();
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  const button = {
    "aria-haspopup": "dialog",
    "aria-expanded": opener !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      opener ? close() : setOpener(currentTarget),
  } as const;
  return (
    <span ref={box} className="max-md:grid max-md:flex-1">
      {isPhone ? (
        <Button variant="quiet" className="px-0 text-md text-ink" {...button}>
          {capital(dayName(day))}
        </Button>
      ) : (
        <IconButton size="sm" icon="calendar" label={tillPageStrings.chooseDay} {...button} />
      )}
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

type TodayProps = { day: IsoDay; onToday: () => void };

/** Link to today, shown on another day. */
const Today = ({ day, onToday }: TodayProps) =>
  day !== today() && (
    <button
      type="button"
      className="link -my-0.5 min-h-6 shrink-0 text-sm max-md:-my-3 touch:min-h-11 max-md:text-base"
      onClick={onToday}
    >
      {words.today}
    </button>
  );

/**
 * State of the day, on narrow screens with the link to today. A phone reserves two lines, for the author of a closing.
 */
export const DayState = ({ state, ...link }: TodayProps & { state: string }) => (
  <span
    className={`flex items-center gap-3 max-md:justify-between ${link.day < today() ? "max-md:min-h-10" : ""}`}
  >
    <MoneyText>{state}</MoneyText>
    {useIsNarrow() && <Today {...link} />}
  </span>
);
