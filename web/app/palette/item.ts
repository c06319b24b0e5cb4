/** A line of the palette. */
import type { Centimes } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Payment = {
  invoice: ListedInvoice;
  client: string;
  amount: Centimes;
  /** Cash by default. */
  method?: PaymentMethod | undefined;
};
export type Item = {
  key: string;
  group: string;
  icon: IconName;
  title: string;
  /** Text at the end of the line. */
  detail?: string;
  /** Second line. */
  more?: string;
  /** Day after it, where there is room. */
  since?: string;
  /** Surplus of the payment. */
  surplus?: string;
} & ({ href: string } | { pay: Payment });

/** Subtitle. */
export const line = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
