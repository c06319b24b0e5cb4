/** Item of the palette, shown as one line. */
import type { Centimes } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Payment = {
  invoice: ListedInvoice;
  client: string;
  amount: Centimes;
  /** Payment method; by default cash. */
  method?: PaymentMethod | undefined;
};
export type Item = {
  key: string;
  group: string;
  icon: IconName;
  title: string;
  /** Text at the end of the line. */
  detail?: string;
  /** Second line, below the title. */
  secondLine?: string;
  /** Day shown after the second line, where it fits. */
  since?: string;
  /** Amount by which the payment would exceed the balance. */
  surplus?: string;
} & ({ href: string } | { pay: Payment });

/** Joins the texts that are not empty into the second line of an item. */
export const line = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
