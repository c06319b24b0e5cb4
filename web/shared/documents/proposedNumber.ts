import { type IsoDay, today } from "#domain/core/days/days.ts";

/** Proposes a document number: 'BR-20261121-731' for a receipt, 'AJ-…' for an adjustment. */
export function proposedNumber(prefix: "BR" | "AJ", day: IsoDay = today()): string {
  const digits = String(Math.floor(Math.random() * 1000)).padStart(3, "0");
  return `${prefix}-${day.replaceAll("-", "")}-${digits}`;
}
