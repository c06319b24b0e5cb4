/** Invoice numbers (rules.md §2): YYYYMM of the invoice's date, then a sequence of at least four digits. */
import type { IsoDay } from "./days";

export const monthOf = (day: IsoDay): string => day.slice(0, 4) + day.slice(5, 7);

export const invoiceNumber = (month: string, sequence: number): string =>
  month + String(sequence).padStart(4, "0");

/** The sequence of a number within its month; 0 for what is not one of our numbers. */
export const sequenceOf = (number: string): number =>
  /^\d{10,}$/.test(number) ? Number(number.slice(6)) : 0;
