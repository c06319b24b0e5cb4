/** A rate of TVA as it is typed and shown: '20', '5,5'. The server keeps numbers from 0 to 100. */
import { violationMessage } from "#domain/core/messages.ts";
import { amountRefusal, parseAmount, toDirhams } from "#domain/core/money.ts";

const max = 100;
const field = "vat_rate";

export const rateText = (rate: number): string => String(rate).replace(".", ",");

/** A rate is written as an amount is, with two decimals at most. */
export function parseRate(typed: string): number | null {
  const hundredths = parseAmount(typed);
  return hundredths === null ? null : toDirhams(hundredths);
}

/** The server's sentence for what is no rate; null for one. */
export function rateRefusal(typed: string): string | null {
  const code = amountRefusal(typed);
  if (code) return violationMessage({ field, code, params: { min: 0 } });
  return (parseRate(typed) ?? 0) > max
    ? violationMessage({ field, code: "max", params: { max } })
    : null;
}
