/** Invoice numbers (rules.md §2): YYYYMM of the invoice's date, then a sequence of at least four digits. */
import type { IsoDay } from "./days";

export const monthOf = (day: IsoDay): string => day.slice(0, 4) + day.slice(5, 7);

export const invoiceNumber = (month: string, sequence: number): string =>
  month + String(sequence).padStart(4, "0");
