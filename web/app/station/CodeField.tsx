import type { KeyboardEvent } from "react";
import { FieldFrame } from "#ui/form/Field.tsx";

export const longestCode = 6;
/** More digits than a code has: a scanned barcode. */
export const isScanned = (typed: string): boolean => typed.length > longestCode;
/** Room for a scan, which is refused whole: cut to a code it would be tried as one. */
const maxTyped = 64;

type Props = {
  id: string;
  label: string;
  value: string;
  error: string;
  /** With a keypad beside it, the one of a phone stays closed. */
  hasKeypad?: boolean;
  onChange: (code: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Digits of a PIN, shown as dots. No password field: the browser would offer to keep it. */
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
