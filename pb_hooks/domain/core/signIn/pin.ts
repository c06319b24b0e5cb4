/** PIN of a person at a shared computer. */

const form = /^\d{4,6}$/;

/** True when consecutive digits differ by the same step: 1111, 1234, 9876. */
const hasOneStep = (digits: readonly number[], step: number): boolean =>
  digits.every((digit, at) => at === 0 || digit - (digits[at - 1] ?? 0) === step);

/** Code of the refusal of a new PIN: 4 to 6 digits, not of one digit, not in sequence; null when accepted. */
export function checkPin(pin: unknown): "pin_form" | "pin_simple" | null {
  if (typeof pin !== "string" || !form.test(pin)) return "pin_form";
  const digits = pin.split("").map(Number);
  return [0, 1, -1].some((step) => hasOneStep(digits, step)) ? "pin_simple" : null;
}
