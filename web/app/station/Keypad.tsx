import { Icon } from "#ui/brand/Icon.tsx";
import { longestCode } from "./CodeField.tsx";
import { stationStrings } from "./station.strings.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const key =
  "press grid h-13 place-items-center rounded-large border border-line text-lg font-medium hover:bg-hover";

type Props = { value: string; onChange: (code: string) => void };

/** Keypad on the screen to enter a PIN by thumb or mouse. */
export function Keypad({ value, onChange }: Props) {
  const add = (digit: string) => onChange((value + digit).slice(0, longestCode));
  const digitKey = (digit: string) => (
    <button key={digit} type="button" className={key} onClick={() => add(digit)}>
      {digit}
    </button>
  );
  return (
    <div className="grid grid-cols-3 gap-2">
      {digits.map(digitKey)}
      <span />
      {digitKey("0")}
      <button
        type="button"
        className={key}
        aria-label={stationStrings.eraseDigit}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon name="erase" className="size-5.5" />
      </button>
    </div>
  );
}
