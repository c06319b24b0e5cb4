import type { PreparedMessage } from "#api/clients/messages.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { messagingLink, messagingNumber } from "#domain/core/text/phone.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { creditAmount } from "#lib/texts/clientCredit.ts";
import { paths } from "#lib/addresses/paths.ts";
import { chosenFormat, chosenSheet, type Paper } from "#lib/device/printing.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import type { MessageSubject, ReadyMessage } from "#shared/messages/useMessages.ts";
import { prescriptionsStrings } from "../prescriptions.strings.ts";

const text = prescriptionsStrings.saved;

export type SaleAction = {
  key: string;
  icon: IconName;
  label: string;
  href: string;
  /** Paper that the action prints. */
  paper?: Paper;
  /** Message to store when the action opens it. */
  message?: PreparedMessage;
};

/** Print actions of a sale; without an invoice only the prescription's. */
export function printsOf({ id, invoice, job }: PrescriptionDocument): SaleAction[] {
  const sheet: SaleAction = {
    key: "F",
    icon: "eye",
    label: words.sheet,
    href: paths.printPrescriptionNow(id),
    paper: "prescription",
  };
  if (!invoice) return [sheet];
  // Uses the address fixed by the specification, unless that would print a ticket.
  const format = chosenFormat("invoice") === "ticket" ? chosenSheet() : undefined;
  return [
    {
      key: "I",
      icon: "printer",
      label: words.printInvoice,
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
    ...(job
      ? [
          {
            key: "A",
            icon: "mounting",
            label: words.workshop,
            href: paths.printJob(job.id),
          } as const,
        ]
      : []),
  ];
}

/** Action that sends a message about the invoice, or the reason why none can be sent; null when none applies. */
export function messageOf(
  { invoice, expand }: PrescriptionDocument,
  prepare: (subject: MessageSubject) => ReadyMessage | null,
): SaleAction | string | null {
  const client = expand?.client;
  if (!invoice || !client) return null;
  const { number: phone, refusal } = messagingNumber(client.phone);
  if (refusal) return messagesStrings.refusals[refusal];
  const action = { key: "W", icon: "speech-bubble", label: words.whatsApp } as const;
  const { id: record, invoice_number: number } = invoice;
  const total = toCentimes(invoice.total_amount);
  const remaining = invoiceDue(invoice);
  // A thank-you message is not stored on the server.
  if (remaining === 0)
    return {
      ...action,
      href: messagingLink(phone, text.paidMessage(client.name, number, formatMoney(total))),
    };
  const credit = creditAmount(invoice);
  const subject = { client, record, number, remaining: formatMoney(remaining), credit };
  const message = prepare({ kind: "unpaid", ...subject });
  return message && { ...action, ...message };
}

export const again: SaleAction = {
  key: "N",
  icon: "plus",
  label: text.again,
  href: paths.newPrescription(),
};
