import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { grossTotal } from "#domain/sale/invoice.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { vatOf } from "#domain/sale/vat.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { bankLine, legalNumbers } from "#shared/documents/companyLines.ts";
import { claimDetails, isSettled, payerLines } from "#shared/paper/claimPaper.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { creditLines, dueLine, refundLines } from "#shared/paper/creditLines.ts";
import { deliveryDay } from "#shared/paper/delivery.ts";
import { invoiceEyes, wordedItems } from "#shared/paper/invoiceEyes.ts";
import { inPrintOrder, nameOf, type PrintedItem, remarkOf } from "#shared/paper/itemLabel.ts";
import { SumLines } from "#shared/paper/SumLines.tsx";
import { bouncedCheques, meansOf } from "#shared/paper/settlement.ts";
import { printDiscount } from "#shared/paper/printDiscount.ts";
import { planLines } from "#shared/sales/plan/planLines.ts";
import { planStrings } from "#shared/sales/plan/plan.strings.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { hasPromise, withPromises } from "#shared/paper/warrantyPaper.ts";
import { TicketEyes } from "./TicketEyes.tsx";
import { TicketBuyer } from "#shared/paper/TicketBuyer.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import { VatTicket } from "#shared/paper/Vat.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = printStrings.invoice;

function Items({ items }: { items: readonly PrintedItem[] }) {
  return (
    <ul className="grid gap-1">
      {inPrintOrder(items).map((item) => (
        <li key={item.id}>
          <p dir="auto" className="wrap-anywhere">
            <SizedName>{nameOf(item)}</SizedName>
          </p>
          {item.lensWords && <p className="sheet-small">{item.lensWords}</p>}
          {remarkOf(item) && (
            <p dir="auto" className="sheet-small wrap-anywhere">
              {remarkOf(item)}
            </p>
          )}
          <TicketRow label={`${item.quantity} × ${formatMoney(toCentimes(item.price))}`}>
            {formatMoney(grossTotal(item))}
          </TicketRow>
          {item.discount > 0 && <TicketRow label={words.discount}>{printDiscount(item)}</TicketRow>}
          {item.promise && <p className="sheet-small">{item.promise}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Beneficiary and prescription of the claim. Renders nothing without a claim. */
function Claim({ invoice }: { invoice: InvoiceDocument }) {
  const details = claimDetails(invoice).filter(([, value]) => value !== "");
  return (
    <div className="mb-2 empty:hidden">
      {details.map(([label, value]) => (
        <TicketRow key={label} label={label} isText>
          <span className="wrap-anywhere">{value}</span>
        </TicketRow>
      ))}
    </div>
  );
}

function Sums({ invoice }: { invoice: InvoiceDocument }) {
  const [label, amount] = dueLine(invoice);
  return (
    <>
      <div className="mb-1 text-[2em] leading-tight font-semibold tracking-tight">
        <TicketRow label={words.total}>{formatMoney(toCentimes(invoice.total_amount))}</TicketRow>
      </div>
      <SumLines lines={[...creditLines(invoice), ...payerLines(invoice)]} />
      {invoice.payments.filter(isCountedPayment).map((payment) => (
        <TicketRow key={payment.id} label={meansOf(payment)}>
          {formatMoney(toCentimes(payment.amount))}
        </TicketRow>
      ))}
      <SumLines lines={refundLines(invoice)} />
      <p className="sheet-small empty:hidden">{bouncedCheques(invoice.payments)}</p>
      <TicketRow label={label} isStrong>
        {amount}
      </TicketRow>
    </>
  );
}

/** Notes and warranty, each below a rule. */
const Notes = ({ notes }: { notes: readonly (readonly [label: string, text: string])[] }) => (
  <>
    {notes
      .filter(([, note]) => note)
      .map(([label, note]) => (
        <div key={label}>
          <div className="sheet-rule" />
          <p className="whitespace-pre-line wrap-anywhere">
            {label}&nbsp;: {note}
          </p>
        </div>
      ))}
  </>
);

/** Footer: legal numbers and bank, then the thanks. */
const Foot = ({ company }: { company: Company }) => (
  <>
    <div className="sheet-rule" />
    <div className="text-center sheet-small wrap-anywhere">
      <p className="flex flex-wrap justify-center gap-x-3">
        {legalNumbers(company).map((number) => (
          <span key={number}>{number}</span>
        ))}
      </p>
      <p dir="auto">{bankLine(company)}</p>
    </div>
    <p className="mt-2 text-center text-[1.3em] font-semibold">{printStrings.thanks}</p>
  </>
);

type Props = {
  invoice: InvoiceDocument;
  company: Company;
  /** True when an issued, locked invoice was printed before: the ticket then bears 'duplicata'. */
  isDuplicate?: boolean;
};

/** Invoice on a roll of 80 mm. */
export function InvoiceTicket({ invoice, company, isDuplicate = false }: Props) {
  const prescription = invoiceEyes(invoice, company);
  const delivery = deliveryDay(invoice);
  const promised = withPromises(invoice, company);
  return (
    <>
      <TicketHead company={company} />
      <h1 className="flex justify-between gap-3 font-normal">
        {text.number(invoice.invoice_number)} <span>{formatDay(invoice.date)}</span>
      </h1>
      {isSettled(invoice) && (
        <p className="text-center font-semibold">{printStrings.claim.settled}</p>
      )}
      {isDuplicate && <p className="text-center font-semibold">{printStrings.duplicate}</p>}
      <div className="sheet-rule" />
      <TicketBuyer of={invoice} />
      <Claim invoice={invoice} />
      <Items items={wordedItems(promised, company)} />
      <div className="sheet-rule" />
      <Sums invoice={invoice} />
      {delivery && <TicketRow label={printStrings.delivery}>{delivery}</TicketRow>}
      <VatTicket shares={vatOf(invoice.items)} note={company.vat_note} />
      {prescription && (
        <>
          <div className="sheet-rule" />
          <TicketEyes prescription={prescription} />
        </>
      )}
      <Notes
        notes={[
          [words.note, invoice.notes],
          [planStrings.title, planLines(invoice).join("\n")],
          [printStrings.warranty, company.warranty_note],
        ]}
      />
      {hasPromise(promised.items) && (
        <p className="mt-2 sheet-small">{printStrings.shopWarranty.law}</p>
      )}
      <Foot company={company} />
    </>
  );
}
