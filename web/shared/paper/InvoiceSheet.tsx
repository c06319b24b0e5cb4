import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { vatOf } from "#domain/sale/vat.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { amountInWords } from "./amountInWords.ts";
import { claimDetails, isSettled, payerLines } from "./claimPaper.ts";
import { creditLines, dueLine, grossPaid, refundLines } from "./creditLines.ts";
import { deliveryDay } from "./delivery.ts";
import { SheetDetails } from "./SheetDetails.tsx";
import { InvoiceItems } from "./InvoiceItems.tsx";
import { invoiceEyes, wordedItems } from "./invoiceEyes.ts";
import { Ladder } from "./Ladder.tsx";
import { buyerDetails, printedBuyer } from "./printedBuyer.ts";
import { bouncedCheques, settlement } from "./settlement.ts";
import { planLines } from "#shared/sales/plan/planLines.ts";
import { planStrings } from "#shared/sales/plan/plan.strings.ts";
import { printStrings } from "./prints.strings.ts";
import { ShopSheet } from "./ShopSheet.tsx";
import { VatSheet } from "./Vat.tsx";
import { Vision } from "./Vision.tsx";
import { hasPromise, withPromises } from "./warrantyPaper.ts";

const text = printStrings.invoice;
type Props = {
  invoice: InvoiceDocument;
  company: Company;
  isNarrow: boolean;
  /** True when an issued, locked invoice was printed before: the sheet then bears 'duplicata'. */
  isDuplicate?: boolean;
  /** URL of a chosen logo that is not stored yet. */
  logo?: string;
};

/** Sum in words, beside total, credit notes, shares of fund and client, payments and refunds. */
function Sums({ invoice }: Pick<Props, "invoice">) {
  const total = toCentimes(invoice.total_amount);
  return (
    <section className="keep flex flex-row-reverse items-start justify-between gap-6">
      <Ladder
        sums={[
          [words.total, formatMoney(total)],
          ...creditLines(invoice),
          ...payerLines(invoice),
          [words.paid, formatMoney(grossPaid(invoice))],
          ...refundLines(invoice),
        ]}
        due={dueLine(invoice)}
      />
      <div className="min-w-0 flex-1">
        <p className="sheet-caption">{text.inWords}</p>
        <p className="text-[1.1em] font-semibold">{amountInWords(total)}</p>
      </div>
    </section>
  );
}

type ClosingProps = Pick<Props, "invoice" | "company"> & { isPromised: boolean };

/** Notes and warranty beside the place of the stamp, with the law's reminder when the shop gives a warranty. */
const Closing = ({ invoice, company, isPromised }: ClosingProps) => (
  <section className="keep flex items-start justify-between gap-6">
    <div className="grid min-w-0 flex-1 gap-1 whitespace-pre-line wrap-anywhere">
      {invoice.notes && (
        <p>
          <strong>{words.note}</strong>&nbsp;: <bdi dir="auto">{invoice.notes}</bdi>
        </p>
      )}
      {company.warranty_note && (
        <p>
          <strong>{printStrings.warranty}</strong>&nbsp;:{" "}
          <bdi dir="auto">{company.warranty_note}</bdi>
        </p>
      )}
      {isPromised && <p className="sheet-small">{printStrings.shopWarranty.law}</p>}
      {planLines(invoice).length > 0 && (
        <p>
          <strong>{planStrings.title}</strong>&nbsp;: {planLines(invoice).join(" · ")}
        </p>
      )}
    </div>
    <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
  </section>
);

/** Invoice on A4 and A5. */
export function InvoiceSheet({ invoice, company, isNarrow, isDuplicate = false, logo }: Props) {
  const prescription = invoiceEyes(invoice, company);
  const promised = withPromises(invoice, company);
  return (
    <ShopSheet
      company={company}
      logo={logo}
      title={text.number(invoice.invoice_number)}
      under={
        <>
          <p>{printStrings.on(formatDay(invoice.date))}</p>
          {isSettled(invoice) && <p className="font-semibold">{printStrings.claim.settled}</p>}
          {isDuplicate && <p className="font-semibold">{printStrings.duplicate}</p>}
        </>
      }
    >
      <SheetDetails
        details={[
          ...buyerDetails(printedBuyer(invoice)),
          [text.settlement, settlement(invoice.payments)],
          [text.bounced, bouncedCheques(invoice.payments)],
          [printStrings.delivery, deliveryDay(invoice)],
        ]}
      />
      {invoice.claim && <SheetDetails details={claimDetails(invoice)} />}
      <InvoiceItems items={wordedItems(promised, company)} />
      {prescription && <Vision prescription={prescription} isNarrow={isNarrow} />}
      <VatSheet shares={vatOf(invoice.items)} note={company.vat_note} />
      <Sums invoice={invoice} />
      <Closing invoice={invoice} company={company} isPromised={hasPromise(promised.items)} />
    </ShopSheet>
  );
}
