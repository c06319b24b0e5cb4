import type { InvoiceDocument } from "../../../pb_hooks/domain/documents";
import { balance, lineTotal } from "../../../pb_hooks/domain/invoice";
import { toCentimes } from "../../../pb_hooks/domain/money";
import type { Company } from "../../../pb_hooks/domain/records";
import { formatDay } from "../../lib/formats";
import { legalLines } from "../../ui/documents/companyLines";
import { TicketHead } from "./Letterhead";
import { inPrintOrder, nameOf } from "./lineLabel";
import { meansOf } from "./settlement";
import { printAmount, printMoney } from "./printMoney";
import { strings } from "./prints.strings";
import { TicketEyes } from "./TicketEyes";
import { TicketRow } from "./TicketRow";

const text = strings.invoice;

function Lines({ invoice }: { invoice: InvoiceDocument }) {
  return (
    <ul className="grid gap-1">
      {inPrintOrder(invoice.items).map((item) => (
        <li key={item.id}>
          <p className="wrap-anywhere">{nameOf(item)}</p>
          <TicketRow label={`${item.quantity} × ${printAmount(toCentimes(item.price))}`}>
            {printAmount(lineTotal(item))}
          </TicketRow>
        </li>
      ))}
    </ul>
  );
}

function Sums({ invoice }: { invoice: InvoiceDocument }) {
  const total = toCentimes(invoice.total_amount);
  const { remaining, surplus } = balance(total, toCentimes(invoice.paid_amount));
  return (
    <>
      <div className="sheet-name">
        <TicketRow label={strings.total}>{printMoney(total)}</TicketRow>
      </div>
      {invoice.payments.map((payment) => (
        <TicketRow key={payment.id} label={meansOf(payment)}>
          {printAmount(toCentimes(payment.amount))}
        </TicketRow>
      ))}
      <TicketRow label={surplus > 0 ? strings.surplus : strings.remaining} isStrong>
        {printMoney(surplus > 0 ? surplus : remaining)}
      </TicketRow>
    </>
  );
}

/** The invoice on a roll of 80 mm. */
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
      {client && <p className="mb-1 wrap-anywhere">{client.name}</p>}
      <Lines invoice={invoice} />
      <div className="sheet-rule" />
      <Sums invoice={invoice} />
      <div className="sheet-rule" />
      {prescription && <TicketEyes prescription={prescription} />}
      <div className="mt-1 text-center sheet-small wrap-anywhere">
        {[...legalLines(company), strings.thanks].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
