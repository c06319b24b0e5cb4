import { useEffect, useState } from "react";
import { parseDay } from "#domain/core/days.ts";

type Props = {
  label: string;
  /** 'YYYY-MM-DD'; '' for none. */
  value: string;
  /** A day that exists, in a year that one may mean; '' when the field was emptied. */
  onChange: (day: string) => void;
};

/**
 * A day that is chosen or typed, its label beside it. While one types, the browser tells a date for each key, of the year
 * 0002 for the first digit of 2026: that stays here. What is still no day when the field is left goes back to what it was.
 */
export function DayInput({ label, value, onChange }: Props) {
  // null: the field shows what is chosen. Otherwise: what is being typed.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  const isEmpty = ({ value: day, validity }: HTMLInputElement) => day === "" && !validity.badInput;
  return (
    <label className="flex items-center gap-2 max-md:w-full">
      <span className="text-sm text-ink-2 max-md:w-6">{label}</span>
      <input
        type="date"
        className="field"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isEmpty(target) || parseDay(target.value)) onChange(target.value);
        }}
        onBlur={({ target }) => {
          setTyped(null);
          // Emptied part by part: no change is told after the first one.
          if (isEmpty(target) && value) onChange("");
          // Takes back the parts of what is no date yet, which React sees as the same empty value.
          else target.value = value;
        }}
      />
    </label>
  );
}
