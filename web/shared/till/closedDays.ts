import type { Payment } from "#domain/core/records.ts";
import { loadTill } from "#api/sales/till.ts";
import { tillStrings } from "./till.strings.ts";

/** Warning that a payment falls on a closed till day; '' when none does. */
export async function closedDays(taken: readonly Pick<Payment, "date">[]): Promise<string> {
  const days = new Set(taken.map(({ date }) => date.slice(0, 10)));
  const tills = await Promise.all([...days].map((day) => loadTill(day)));
  return tills.some(({ close }) => close !== null) ? tillStrings.dayClosed : "";
}
