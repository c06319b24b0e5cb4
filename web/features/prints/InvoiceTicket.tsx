import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { grossTotal } from "#domain/sale/invoice.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { balanceOfInvoice } from "#domain/sale/due.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { formatDay } from "#lib/formats.ts";
import { words } from "#lib/words.strings.ts";
import { bankLine, legalNumbers } from "#shared/documents/companyLines.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { inPrintOrder, nameOf, remarkOf } from "#shared/paper/itemLabel.ts";
import { meansOf } from "#shared/paper/settlement.ts";
import { printDiscount, printMoney } from "#shared/paper/printMoney.ts";
import { strings } from "#shared/paper/prints.strings.ts";
import { TicketEyes } from "./TicketEyes.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import { VatTicket } from "#shared/paper/Vat.tsx";

const text = strings.invoice;

function Items({ invoice }: { invoice: InvoiceDocument }) {
  return (
    <ul className="grid gap-1">
      {inPrintOrder(invoice.items).map((item) => (
        <li key={item.id}>
          <p className="wrap-anywhere">{nameOf(item)}</p>
          {remarkOf(item) && <p className="sheet-small wrap-anywhere">{remarkOf(item)}</p>}
          <TicketRow label={`${item.quantity} × ${printMoney(toCentimes(item.price))}`}>
            {printMoney(grossTotal(item))}
          </TicketRow>
          {item.discount > 0 && <TicketRow label={words.discount}>{printDiscount(item)}</TicketRow>}
        </li>
      ))}
    </ul>
  );
}

function Sums({ invoice }: { invoice: InvoiceDocument }) {
  const total = toCentimes(invoice.total_amount);
  const { remaining, surplus } = balanceOfInvoice(invoice);
  return (
    <>
      <div className="mb-1 text-[2em] leading-tight font-semibold tracking-tight">
        <TicketRow label={words.total}>{printMoney(total)}</TicketRow>
      </div>
      {invoice.payments.filter(isCountedPayment).map((payment) => (
        <TicketRow key={payment.id} label={meansOf(payment)}>
          {printMoney(toCentimes(payment.amount))}
        </TicketRow>
      ))}
      <TicketRow label={surplus > 0 ? words.surplus : words.due} isStrong>
        {printMoney(surplus > 0 ? surplus : remaining)}
      </TicketRow>
    </>
  );
}

/** Invoice on a roll of 80 mm. */
export function InvoiceTicket({
  invoice,
  company,
}: {
  invoice: InvoiceDocument;
  company: Company;
}) {
  const client = invoice.expand?.client;
  const prescription = invoice.expand?.prescription;
  return (
    <>
      <TicketHead company={company} />
      <div className="sheet-rule" />
      <h1 className="flex justify-between gap-3 font-normal">
        {text.number(invoice.invoice_number)} <span>{formatDay(invoice.date)}</span>
      </h1>
      <div className="sheet-rule" />
      {client && <p className="mb-2 font-semibold wrap-anywhere">{client.name}</p>}
      <Items invoice={invoice} />
      <div className="sheet-rule" />
      <Sums invoice={invoice} />
      <VatTicket items={invoice.items} note={company.vat_note} />
      {prescription && (
        <>
          <div className="sheet-rule" />
          <TicketEyes prescription={prescription} />
        </>
      )}
      {invoice.notes && (
        <>
          <div className="sheet-rule" />
          <p className="whitespace-pre-line wrap-anywhere">
            {words.note}&nbsp;: {invoice.notes}
          </p>
        </>
      )}
      <div className="sheet-rule" />
      <div className="text-center sheet-small wrap-anywhere">
        <p className="flex flex-wrap justify-center gap-x-3">
          {legalNumbers(company).map((number) => (
            <span key={number}>{number}</span>
          ))}
        </p>
        <p>{bankLine(company)}</p>
      </div>
      <p className="mt-2 text-center text-[1.3em] font-semibold">{strings.thanks}</p>
    </>
  );
}
