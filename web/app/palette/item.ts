/** A line of the palette. */
import type { Centimes } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import type { ListedInvoice } from "#api/invoices.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Payment = {
  invoice: ListedInvoice;
  client: string;
  amount: Centimes;
  /** Cash where none was named. */
  method?: PaymentMethod | undefined;
};
export type Item = {
  key: string;
  group: string;
  icon: IconName;
  title: string;
  /** At the end of the line. */
  detail?: string;
  /** A second line, under the title. */
  more?: string;
  /** After it, where there is room: a day. */
  since?: string;
  /** What would be paid beyond the due. */
  surplus?: string;
} & ({ href: string } | { pay: Payment });

/** What is known, in one line. */
export const line = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
