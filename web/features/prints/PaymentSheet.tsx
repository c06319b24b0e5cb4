import { amountInWords } from "#shared/paper/amountInWords.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company, Payment } from "#domain/core/records.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { payerLines } from "#shared/paper/claimPaper.ts";
import { SumLines } from "#shared/paper/SumLines.tsx";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";

const text = printStrings.payment;
type Props = { invoice: InvoiceDocument; payment: Payment; company: Company };

function Details({ invoice, payment }: Omit<Props, "company">) {
  return (
    <>
      {invoice.expand?.client && (
        <TicketRow label={text.received} isText>
          <bdi dir="auto">{invoice.expand.client.name}</bdi>
        </TicketRow>
      )}
      <TicketRow label={words.paymentDate}>{formatDay(payment.date)}</TicketRow>
      <TicketRow label={words.paymentMethod}>
        {paymentMethodLabels[payment.payment_method]}
      </TicketRow>
      {payment.reference && (
        <TicketRow label={words.reference} isText>
          {payment.reference}
        </TicketRow>
      )}
    </>
  );
}

function Sums({ invoice }: { invoice: InvoiceDocument }) {
  const total = toCentimes(invoice.total_amount);
  const paid = toCentimes(invoice.paid_amount);
  return (
    <>
      <TicketRow label={text.invoiceTotal}>{formatMoney(total)}</TicketRow>
      <SumLines lines={payerLines(invoice)} />
      <TicketRow label={text.paidToDate}>{formatMoney(paid)}</TicketRow>
      <TicketRow label={words.due} isStrong>
        {formatMoney(invoiceDue(invoice))}
      </TicketRow>
    </>
  );
}

function Amount({ payment }: { payment: Payment }) {
  const amount = toCentimes(payment.amount);
  return (
    <div>
      <div className="sheet-name">
        <TicketRow label={text.amount}>{formatMoney(amount)}</TicketRow>
      </div>
      <p>{amountInWords(amount)}</p>
    </div>
  );
}

/** Receipt of one payment, on A4 or A5. */
export function PaymentSheet({ invoice, payment, company }: Props) {
  return (
    <ShopSheet
      company={company}
      title={text.title}
      under={<p>{printStrings.on(formatDay(payment.date))}</p>}
    >
      <section className="grid gap-1">
        <Details invoice={invoice} payment={payment} />
      </section>
      <section className="keep sheet-box">
        <Amount payment={payment} />
      </section>
      <section className="keep grid gap-1">
        <p>{text.forInvoice(invoice.invoice_number, formatDay(invoice.date))}</p>
        <Sums invoice={invoice} />
      </section>
      <section className="flex justify-end">
        <p className="sheet-stamp sheet-small">{words.stampAndSignature}</p>
      </section>
    </ShopSheet>
  );
}

/** Receipt of one payment, on an 80 mm roll. */
export function PaymentTicket({ invoice, payment, company }: Props) {
  return (
    <>
      <TicketHead company={company} />
      <h1 className="text-center">{text.title}</h1>
      <div className="sheet-rule" />
      <Details invoice={invoice} payment={payment} />
      <div className="sheet-rule" />
      <Amount payment={payment} />
      <div className="sheet-rule" />
      <p>{text.forInvoice(invoice.invoice_number, formatDay(invoice.date))}</p>
      <Sums invoice={invoice} />
      <div className="sheet-rule" />
      <p className="text-center">{printStrings.thanks}</p>
    </>
  );
}
