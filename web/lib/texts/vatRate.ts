/** TVA rate as a text: '20', '5,5'. The server stores numbers from 0 to 100. */
import { violationMessage } from "#domain/core/messages/messages.ts";
import { amountRefusal, parseAmount, toDirhams } from "#domain/core/money.ts";

const max = 100;
const field = "vat_rate";

export const rateText = (rate: number): string => String(rate).replace(".", ",");

/** Parses a rate like an amount, with at most two decimals. */
export function parseRate(typed: string): number | null {
  const hundredths = parseAmount(typed);
  return hundredths === null ? null : toDirhams(hundredths);
}

/** Error for an invalid rate, in the server's words; null when valid. */
export function rateRefusal(typed: string): string | null {
  const code = amountRefusal(typed);
  if (code) return violationMessage({ field, code, params: { min: 0 } });
  return (parseRate(typed) ?? 0) > max
    ? violationMessage({ field, code: "max", params: { max } })
    : null;
}
