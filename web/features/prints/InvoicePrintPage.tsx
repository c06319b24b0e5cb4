import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Company, Payment } from "#domain/core/records.ts";
import type { Format } from "#lib/device/printing.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { invoiceRecord } from "#shared/documents/recordKinds.ts";
import { InvoiceSheet } from "#shared/paper/InvoiceSheet.tsx";
import { InvoiceTicket } from "./InvoiceTicket.tsx";
import { PaymentSheet, PaymentTicket } from "./PaymentSheet.tsx";
import { MissingSheet, printPage, SheetSkeleton } from "./PrintedRecord.tsx";
import { LockProposal, useLockProposal } from "./LockProposal.tsx";
import { type Next, PrintPage } from "./PrintPage.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { useIssue } from "./useIssue.ts";
import { useHistoryState } from "wouter/use-browser-location";
import type { Centimes } from "#domain/core/money.ts";
import { isReprint } from "#domain/sale/prints.ts";
import { printedShop } from "#domain/sale/shopStamp.ts";
import { Money } from "#ui/page/Money.tsx";

/**
 * /invoices/print/{id}: opens the print dialog by itself. With ?payment= it is the receipt of that payment, and waits
 * for 'Imprimer'.
 */
export default printPage({
  ...invoiceRecord,
  print: (invoice, today, _, params) => {
    const company = printedShop(today, invoice);
    const paymentId = params.get("payment");
    if (!paymentId) {
      const next = params.has("sale")
        ? { href: paths.sale, label: printStrings.nextSale }
        : undefined;
      return <Invoice invoice={invoice} company={company} next={next} />;
    }
    const payment = invoice.payments.find((one) => one.id === paymentId);
    if (!payment)
      return (
        <MissingSheet icon="invoice" title={printStrings.payment.missing} href={paths.invoices()} />
      );
    return <PaymentPrint invoice={invoice} company={company} payment={payment} />;
  },
});

type InvoiceProps = { invoice: InvoiceDocument; company: Company };

function Invoice({ invoice: loaded, company, next }: InvoiceProps & { next: Next | undefined }) {
  const { invoice, prints, notePrint, showPrints } = useIssue(loaded);
  const isLockProposed = useLockProposal(loaded);
  const shownOn = (paper: Format) => ({
    invoice,
    company,
    isDuplicate: company.invoice_lock && isReprint(prints, paper),
  });
  if (isLockProposed === undefined) return <SheetSkeleton />;
  return (
    <PrintPage
      title={printStrings.invoice.number(invoice.invoice_number)}
      kind="invoice"
      back={paths.invoice(invoice.id)}
      next={next}
      above={
        <>
          <GivenBack />
          {isLockProposed && <LockProposal />}
        </>
      }
      paper="invoice"
      isAutomatic
      onPrinting={showPrints}
      onPrint={notePrint}
    >
      {(format) =>
        format === "ticket" ? (
          <InvoiceTicket {...shownOn(format)} />
        ) : (
          <InvoiceSheet {...shownOn(format)} isNarrow={format === "a5"} />
        )
      }
    </PrintPage>
  );
}

const PaymentPrint = (shown: InvoiceProps & { payment: Payment }) => (
  <PrintPage
    title={`${printStrings.payment.title} ${shown.invoice.invoice_number}`}
    kind="payment"
    back={paths.invoice(shown.invoice.id)}
  >
    {(format) => (format === "ticket" ? <PaymentTicket {...shown} /> : <PaymentSheet {...shown} />)}
  </PrintPage>
);

/** Change to give to the client. It stays in the history entry of the ticket until the next sale. */
function GivenBack() {
  const change = changeIn(useHistoryState());
  if (change <= 0) return null;
  return (
    // Placed lower than the toast of the save.
    <p
      role="status"
      className="no-print mx-auto mt-10 mb-4 flex min-h-14 w-full max-w-sm items-center justify-between gap-3 rounded-control bg-ok-soft px-3 py-2 text-ok-ink"
    >
      <span className="font-semibold">{words.change}</span>
      <Money
        centimes={change}
        className="text-2xl font-semibold tracking-tight"
        unitClass="text-base font-normal tracking-normal text-inherit"
      />
    </p>
  );
}

const changeIn = (state: unknown): Centimes =>
  (typeof state === "object" &&
  state !== null &&
  "change" in state &&
  typeof state.change === "number"
    ? state.change
    : 0) as Centimes;
