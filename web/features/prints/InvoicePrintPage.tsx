import { useParams, useSearchParams } from "wouter";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Company, Payment } from "#domain/core/records.ts";
import { paths } from "#lib/paths.ts";
import { useQuery } from "#api/useQuery.ts";
import { loadInvoice } from "#api/invoices.ts";
import { words } from "#lib/words.strings.ts";
import { GivenBack } from "./GivenBack.tsx";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { InvoiceTicket } from "./InvoiceTicket.tsx";
import { PaymentSheet, PaymentTicket } from "./PaymentSheet.tsx";
import { MissingSheet, PrintedRecord } from "./PrintedRecord.tsx";
import { type Next, PrintPage } from "./PrintPage.tsx";
import { strings } from "./prints.strings.ts";

const missing = { icon: "invoice", href: paths.invoices() } as const;

/**
 * /invoices/print/{id}: prints automatically. With ?payment= the receipt of that payment, which waits for 'Imprimer'.
 */
export default function InvoicePrintPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const paymentId = params.get("payment");
  const query = useQuery(id, (signal) => loadInvoice(id, signal));
  return (
    <PrintedRecord
      query={query}
      failed={words.invoiceFailed}
      missing={{ ...missing, title: words.invoiceMissing }}
    >
      {(invoice, company) => {
        if (!paymentId) {
          const next = params.has("sale")
            ? { href: paths.sale, label: strings.nextSale }
            : undefined;
          return <Invoice invoice={invoice} company={company} next={next} />;
        }
        const payment = invoice.payments.find((one) => one.id === paymentId);
        if (!payment) return <MissingSheet {...missing} title={strings.payment.missing} />;
        return <PaymentPrint invoice={invoice} company={company} payment={payment} />;
      }}
    </PrintedRecord>
  );
}

type Shown = { invoice: InvoiceDocument; company: Company };

const Invoice = ({ next, ...shown }: Shown & { next: Next | undefined }) => (
  <PrintPage
    title={strings.invoice.number(shown.invoice.invoice_number)}
    kind="invoice"
    back={paths.invoice(shown.invoice.id)}
    next={next}
    above={<GivenBack />}
    paper="invoice"
    isAutomatic
  >
    {(format) =>
      format === "ticket" ? (
        <InvoiceTicket {...shown} />
      ) : (
        <InvoiceSheet {...shown} isNarrow={format === "a5"} />
      )
    }
  </PrintPage>
);

const PaymentPrint = (shown: Shown & { payment: Payment }) => (
  <PrintPage
    title={`${strings.payment.title} ${shown.invoice.invoice_number}`}
    kind="payment"
    back={paths.invoice(shown.invoice.id)}
  >
    {(format) => (format === "ticket" ? <PaymentTicket {...shown} /> : <PaymentSheet {...shown} />)}
  </PrintPage>
);
