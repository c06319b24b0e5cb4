import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { messagingLink, messagingNumber } from "#domain/core/phone.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { balance } from "#domain/sale/invoice.ts";
import { paths } from "#lib/paths.ts";
import { chosenFormat, chosenSheet, type Paper } from "#lib/printing.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { salesStrings } from "#ui/sales/sales.strings.ts";
import { strings } from "../prescriptions.strings.ts";

const text = strings.saved;

export type SaleAction = {
  key: string;
  icon: IconName;
  label: string;
  href: string;
  /** What it prints, where it does. */
  paper?: Paper;
};

/** What is printed of a sale; of a prescription without an invoice its own sheet alone. */
export function printsOf({ id, invoice }: PrescriptionDocument): SaleAction[] {
  const sheet: SaleAction = {
    key: "F",
    icon: "eye",
    label: text.sheet,
    href: paths.printPrescriptionNow(id),
    paper: "prescription",
  };
  if (!invoice) return [sheet];
  // The specified address, unless it would give a ticket.
  const format = chosenFormat("invoice") === "ticket" ? chosenSheet() : undefined;
  return [
    {
      key: "I",
      icon: "printer",
      label: text.invoice,
      href: paths.printInvoice(invoice.id, format),
      paper: "invoice",
    },
    {
      key: "T",
      icon: "invoice",
      label: text.ticket,
      href: paths.printInvoice(invoice.id, "ticket"),
      paper: "ticket",
    },
    sheet,
  ];
}

/** A message about the invoice, or why none can be sent; null where there is nothing to tell. */
export function messageOf({ invoice, expand }: PrescriptionDocument): SaleAction | string | null {
  const client = expand?.client;
  if (!invoice || !client) return null;
  const { number, refusal } = messagingNumber(client.phone);
  if (refusal) return salesStrings.message.refusals[refusal];
  const total = toCentimes(invoice.total_amount);
  const { remaining } = balance(total, toCentimes(invoice.paid_amount));
  const words =
    remaining > 0
      ? salesStrings.message.text(client.name, invoice.invoice_number, formatMoney(remaining))
      : text.paidMessage(client.name, invoice.invoice_number, formatMoney(total));
  return {
    key: "W",
    icon: "speech-bubble",
    label: text.message,
    href: messagingLink(number, words),
  };
}

export const again: SaleAction = {
  key: "N",
  icon: "plus",
  label: text.again,
  href: paths.newPrescription(),
};
