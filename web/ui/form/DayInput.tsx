import { useId } from "react";
import { DayBox } from "./DayBox.tsx";
import { FieldError } from "./DayField.tsx";
import { useDayText } from "./useDayText.ts";

type Props = {
  label: string;
  /** True to keep the label beside the field on a phone. */
  isBeside?: boolean;
  /** Day as 'YYYY-MM-DD', or ''. */
  value: string;
  /** Called with a valid day, or '' when the field is emptied. */
  onChange: (day: string) => void;
  /** True to pass on an invalid text too, in a form that checks it. */
  keepsText?: boolean;
};

/**
 * Filter for a day, with its label. An incomplete text is not passed on, unless `keepsText`, and is marked as invalid on
 * blur.
 */
export function DayInput({ label, isBeside = false, value, onChange, keepsText }: Props) {
  const id = useId();
  const day = useDayText({ value, onChange, keepsText });
  return (
    <div
      className={`flex min-w-36 items-center gap-2 max-md:flex-1 ${isBeside ? "" : "max-md:block"}`}
    >
      <label htmlFor={id} className="text-sm text-ink-2">
        {label}
      </label>
      <div className="w-36 max-md:w-full">
        <DayBox
          id={id}
          value={value}
          day={day}
          isInvalid={day.unread !== null}
          describedBy={day.unread ? `${id}-note` : undefined}
        />
        {day.unread && <FieldError id={`${id}-note`}>{day.unread}</FieldError>}
      </div>
    </div>
  );
}
