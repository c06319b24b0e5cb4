import { useState } from "react";
import { noMoney, toCentimes } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { balanceOfInvoice } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { creditReasonLabels, paymentMethodLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { company } from "#api/session/session.ts";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { refundMethodOf } from "#shared/credits/refundMethod.ts";
import { RefundDialog } from "#shared/credits/RefundDialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { invoicesStrings } from "./invoices.strings.ts";

const text = invoicesStrings.credits;
type Props = { invoice: InvoiceDocument };

/** True when something of the invoice is left to credit. */
export const isCreditable = ({ items, credited_amount, total_amount }: InvoiceDocument): boolean =>
  items.length > 0 && credited_amount < total_amount;

/** Menu entries that create a credit note; its form can also correct the whole invoice. */
export const creditItems = ({ id }: InvoiceDocument) =>
  [
    { icon: "invoice", label: text.make, href: paths.newCredit(id) },
    { icon: "arrows", label: text.exchange, href: paths.exchange(id) },
  ] as const;

/** Credit notes and refunds of an invoice; for a locked one, also buttons to create them. */
export function InvoiceCredits({ invoice }: Props) {
  const [isGiving, setGiving] = useState(false);
  const shop = useValue(company);
  const { surplus } = balanceOfInvoice(invoice);
  const offered = shop?.invoice_lock && isCreditable(invoice) ? creditItems(invoice) : [];
  const isNone = invoice.credit_notes.length + invoice.refunds.length === 0;
  if (isNone && offered.length === 0 && surplus <= noMoney) return null;
  const reason = shop?.invoice_lock ? "" : fixedReason(invoice, shop);
  return (
    <Card title={text.title}>
      <Rows invoice={invoice} />
      {reason && <p className="p-4 text-sm text-ink-3">{reason}</p>}
      <div className="flex flex-wrap gap-2 p-4 empty:hidden">
        {offered.map(({ icon, label, href }) => (
          <ButtonLink key={href} href={href} icon={icon}>
            {label}
          </ButtonLink>
        ))}
        {surplus > noMoney && (
          <Button icon="banknote" right="refund.give" onClick={() => setGiving(true)}>
            {creditStrings.refund.surplus}
          </Button>
        )}
      </div>
      {isGiving && (
        <RefundDialog
          title={creditStrings.refund.surplus}
          of={{ invoice: invoice.id }}
          proposed={surplus}
          most={toCentimes(invoice.paid_amount)}
          method={refundMethodOf(invoice)}
          onClose={() => setGiving(false)}
        />
      )}
    </Card>
  );
}

/** Rows: each credit note with its reason, each refund with its method. */
function Rows({ invoice: { credit_notes, refunds, claim } }: Props) {
  if (credit_notes.length + refunds.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-b border-line px-4">
      {credit_notes.map((note) => (
        <li key={note.id} className="flex flex-wrap items-baseline gap-x-3 py-3">
          <a className="link" href={paths.credit(note.id)}>
            {text.note(note.number)}
          </a>
          <span className="text-sm text-ink-3">
            {formatDay(note.date)} · {creditReasonLabels[note.reason]}
          </span>
          <span className="num ml-auto">
            <Money dirhams={-note.total_amount} />
          </span>
        </li>
      ))}
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-baseline gap-x-3 py-3">
          <span>{refund.fund ? text.fundRefund(claim?.fund_name ?? "") : text.refund}</span>
          <span className="text-sm text-ink-3">
            {[
              formatDay(refund.date),
              paymentMethodLabels[refund.payment_method],
              refund.reference,
              refund.by,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <span className="num ml-auto">
            <Money dirhams={refund.amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}
