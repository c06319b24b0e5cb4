import { words } from "#lib/texts/words.strings.ts";
import { Popover } from "@base-ui/react/popover";
import type { ComponentProps } from "react";
import { DayButton, type DayButtonProps, DayPicker } from "react-day-picker";
import { type IsoDay, lastParsedYear, today } from "#domain/core/days/days.ts";
import { monthNames, weekdayNames } from "#domain/core/days/days.strings.ts";
import { popupPosition } from "#ui/overlay/topLayer.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import type { CalendarProps } from "./Calendar.tsx";
import { formTexts } from "./form.strings.ts";

const text = formTexts.day;

/** Converts a day to its local midnight; `dayOf` converts back. */
const dateOf = (day: IsoDay): Date => new Date(`${day}T00:00`);
const dayOf = (date: Date): IsoDay =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-") as IsoDay;

const monthOf = (date: Date): string => `${monthNames[date.getMonth()]} ${date.getFullYear()}`;
const nameOf = (date: Date): string => `${date.getDate()} ${monthOf(date)}`;
/** Name of the weekday; weeks start on Monday. */
const weekdayOf = (date: Date): string => weekdayNames[(date.getDay() + 6) % 7] ?? "";

/** Popover with the calendar, which traps the focus. */
export function CalendarPopup(props: CalendarProps) {
  const { anchor, opener, chosen, onChoose, onEscape, onLeave } = props;
  return (
    <Popover.Root
      open
      modal="trap-focus"
      onOpenChange={(_, { reason, event }) => {
        if (reason === "escape-key") onEscape();
        else if (!(event.target instanceof Node && opener.contains(event.target))) onLeave();
      }}
    >
      <Popover.Portal container={anchor}>
        <Popover.Positioner {...popupPosition} anchor={anchor}>
          <Popover.Popup
            aria-label={text.calendar}
            className="menu max-h-(--available-height) overflow-y-auto text-ink outline-none"
            finalFocus={false}
          >
            <Month chosen={chosen} onChoose={onChoose} />
            {/* Needed, as Base UI traps the focus only in a popover with a close button. */}
            <Popover.Close
              render={<Button variant="quiet" size="sm" className="w-full" />}
              onClick={() => onChoose(today())}
            >
              {words.today}
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const formatters = {
  formatCaption: monthOf,
  formatDay: (date: Date) => String(date.getDate()),
  formatWeekdayName: (date: Date) => weekdayOf(date).slice(0, 2),
};
const labels = { labelDayButton: nameOf, labelGrid: monthOf, labelWeekday: weekdayOf };
const classNames = {
  month: "grid grid-cols-[auto_1fr_auto] items-center",
  month_caption: "text-center font-medium",
  month_grid: "col-span-3",
  weekday: "h-8 text-xs text-ink-3",
  day: "p-0",
};

const Month = ({ chosen, onChoose }: Pick<CalendarProps, "chosen" | "onChoose">) => (
  <DayPicker
    mode="single"
    required
    autoFocus
    showOutsideDays
    lang="fr"
    weekStartsOn={1}
    navLayout="around"
    selected={chosen ? dateOf(chosen) : undefined}
    defaultMonth={dateOf(chosen ?? today())}
    today={dateOf(today())}
    startMonth={new Date(1900, 0)}
    endMonth={new Date(Number(lastParsedYear), 11)}
    onSelect={(date) => onChoose(dayOf(date))}
    formatters={formatters}
    labels={labels}
    classNames={classNames}
    components={components}
  />
);

type TurnProps = Pick<ComponentProps<"button">, "onClick">;

const Previous = ({ onClick }: TurnProps) => (
  <IconButton icon="chevron-left" label={text.previousMonth} onClick={onClick} />
);
const Next = ({ onClick }: TurnProps) => (
  <IconButton icon="chevron-right" label={text.nextMonth} onClick={onClick} />
);

function Day(button: DayButtonProps) {
  const { selected, today: isToday, outside } = button.modifiers;
  const plainDay = outside ? "font-normal text-ink-3 hover:bg-sunken" : "btn-quiet";
  const look = selected ? "btn-primary" : isToday ? "btn-secondary" : plainDay;
  return (
    <DayButton
      {...button}
      className={`btn btn-icon max-md:px-0 ${look}`}
      aria-current={isToday ? "date" : undefined}
    />
  );
}

const components = { PreviousMonthButton: Previous, NextMonthButton: Next, DayButton: Day };
