import { type ChangeEvent, type KeyboardEvent, type Ref, useRef, useState } from "react";
import { parseDay } from "#domain/core/days/days.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { formTexts } from "./form.strings.ts";
import { Calendar } from "./Calendar.tsx";
import type { useDayText } from "./useDayText.ts";

type Props = {
  id: string;
  value: string;
  day: ReturnType<typeof useDayText>;
  /** Accessible name, when there is no label. */
  label?: string | undefined;
  isInvalid: boolean;
  /** True of a future day, whose field gets the focus after the question about it. */
  isFuture?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

/** Text field of a day with a calendar. '+' and '-' move by a day; Arrow Down opens the calendar. */
export function DayBox({ id, value, day, isFuture, inputRef, onBlur, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Element that opened the calendar, and gets the focus back.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = (from: HTMLElement) => {
    day.settle();
    setOpener(from);
  };
  const close = () => {
    opener?.focus();
    setOpener(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") day.settle();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open(event.currentTarget);
  };
  return (
    <div ref={box} className="relative w-full">
      <input
        ref={inputRef}
        id={id}
        className="field pr-9 tabular-nums max-md:pr-10 max-md:pl-2"
        inputMode="numeric"
        autoComplete="off"
        placeholder={formTexts.day.form}
        aria-label={props.label}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        data-future={isFuture || undefined}
        value={day.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => day.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          day.settle();
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
      />
      <CalendarButton isOpen={opener !== null} onPress={opener ? close : open} />
      {opener && (
        <Calendar
          anchor={box}
          opener={opener}
          chosen={parseDay(value)}
          onChoose={(chosen) => {
            close();
            day.choose(chosen);
          }}
          onEscape={close}
          onLeave={() => setOpener(null)}
        />
      )}
    </div>
  );
}

type ButtonProps = { isOpen: boolean; onPress: (button: HTMLElement) => void };

const CalendarButton = ({ isOpen, onPress }: ButtonProps) => (
  <button
    type="button"
    className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-ink-3 hover:text-ink touch:w-11"
    aria-label={formTexts.day.calendar}
    data-tooltip={formTexts.day.calendar}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={(event) => onPress(event.currentTarget)}
  >
    <Icon name="calendar" />
  </button>
);
