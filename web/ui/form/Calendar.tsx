import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { dayByKey, weeksOf } from "#domain/core/calendar.ts";
import { addMonths, type IsoDay, parseDay, today } from "#domain/core/days.ts";
import { monthNames, weekdayNames } from "#domain/core/days.strings.ts";
import { words } from "#lib/words.strings.ts";
import { usePopover } from "#ui/overlay/usePopover.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { formTexts } from "./form.strings.ts";

type Props = {
  anchor: RefObject<HTMLElement | null>;
  /** What opened it: a press there closes it, and is no leaving. */
  opener: HTMLElement;
  chosen: IsoDay | null;
  onChoose: (day: IsoDay) => void;
  onEscape: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
};

const monthOf = (day: IsoDay): string =>
  `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
const nameOf = (day: IsoDay): string => `${Number(day.slice(8))} ${monthOf(day)}`;

/** The days of a month to choose from (WAI-ARIA, date picker dialog): the arrows move by days and weeks, Page up and down by months. */
export function Calendar({ anchor, opener, chosen, onChoose, onEscape, onLeave }: Props) {
  const [day, setDay] = useState(chosen ?? today());
  const popover = usePopover(anchor, true, day.slice(0, 7), true);
  const titleId = useId();
  const isMoved = useRef(true);
  useLayoutEffect(() => {
    if (isMoved.current)
      popover.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
    isMoved.current = false;
  }, [popover, day]);
  const turn = (months: number) => setDay(parseDay(addMonths(day, months)) ?? day);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.matches("[data-day]");
    const to = isOnDay ? dayByKey(day, event.key, event.shiftKey) : null;
    if (to) {
      isMoved.current = to !== day;
      setDay(to);
    } else if (event.key === "Escape") onEscape();
    else if (event.key !== "Tab" || !isAtEnd(event)) return;
    // A dialog around keeps its own Escape for the next press (web/README.md, Traps).
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={popover}
      popover="manual"
      role="dialog"
      aria-label={formTexts.day.calendar}
      className="menu fixed overflow-y-auto text-ink"
      onKeyDown={onKeyDown}
      // What is no button takes no focus away.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && relatedTarget !== opener) onLeave();
      }}
    >
      <div className="flex items-center">
        <IconButton
          icon="chevron-left"
          label={formTexts.day.previousMonth}
          onClick={() => turn(-1)}
        />
        <p id={titleId} className="flex-1 text-center font-semibold" aria-live="polite">
          {monthOf(day)}
        </p>
        <IconButton icon="chevron-right" label={formTexts.day.nextMonth} onClick={() => turn(1)} />
      </div>
      <Sheet day={day} chosen={chosen} titleId={titleId} onChoose={onChoose} />
      <Button variant="quiet" size="sm" className="w-full" onClick={() => onChoose(today())}>
        {words.today}
      </Button>
    </div>
  );
}

/** Tab goes round inside the calendar. */
function isAtEnd({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")];
  const [end, other] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return false;
  other?.focus();
  return true;
}

type SheetProps = Pick<Props, "chosen" | "onChoose"> & { day: IsoDay; titleId: string };

function Sheet({ day, chosen, titleId, onChoose }: SheetProps) {
  return (
    <table role="grid" aria-labelledby={titleId}>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={name} className="h-8 text-xs text-ink-3">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                active={day}
                isChosen={one === chosen}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: IsoDay;
  /** Where the focus is or comes back to: it says which month is shown. */
  active: IsoDay;
  isChosen: boolean;
  onChoose: (day: IsoDay) => void;
};

function DayCell({ day, active, isChosen, onChoose }: DayProps) {
  const isToday = day === today();
  const isOther = monthOf(day) !== monthOf(active);
  const usual = isOther ? "font-normal text-ink-3 hover:bg-sunken" : "btn-quiet";
  const look = isChosen ? "btn-primary" : isToday ? "btn-secondary" : usual;
  return (
    <td className="p-0" aria-selected={isChosen}>
      <button
        type="button"
        data-day
        tabIndex={day === active ? 0 : -1}
        className={`btn btn-icon max-md:px-0 ${look}`}
        aria-label={nameOf(day)}
        aria-current={isToday ? "date" : undefined}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
