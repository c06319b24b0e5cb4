import type { KeyboardEvent } from "react";
import { FieldFrame } from "#ui/form/Field.tsx";

export const longestCode = 6;
/** True of more digits than a PIN has, which come from a scanned barcode. */
export const isScanned = (typed: string): boolean => typed.length > longestCode;
/** Highest number of digits. Above a PIN, so that a scan is refused whole: its first digits could pass as a PIN. */
const maxTyped = 64;

type Props = {
  id: string;
  label: string;
  value: string;
  error: string;
  /** True when a keypad is shown beside the field, so that a phone does not open its own. */
  hasKeypad?: boolean;
  onChange: (code: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Field for the digits of a PIN, shown as dots. Not a password field, which the browser would offer to save. */
export function CodeField({ id, label, value, error, hasKeypad, onChange, onKeyDown }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error || undefined}>
      {(described) => (
        <input
          id={id}
          className="field h-12 text-center text-lg tracking-[0.4em] [-webkit-text-security:disc]"
          autoComplete="off"
          inputMode={hasKeypad ? "none" : "numeric"}
          maxLength={maxTyped}
          value={value}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ""))}
          onKeyDown={onKeyDown}
          {...described}
        />
      )}
    </FieldFrame>
  );
}
