import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { Company, Payment } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { invoiceQueries } from "#api/invoices.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { GivenBack } from "./GivenBack.tsx";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { InvoiceTicket } from "./InvoiceTicket.tsx";
import { PaymentSheet, PaymentTicket } from "./PaymentSheet.tsx";
import { type Next, PrintPage } from "./PrintPage.tsx";
import { SheetSkeleton } from "./SheetSkeleton.tsx";
import { strings } from "./prints.strings.ts";

const Missing = ({ title }: { title: string }) => (
  <main>
    <MissingDocument icon="invoice" title={title} href={paths.invoices()} />
  </main>
);

/** /invoices/print/{id}: prints by itself. With ?payment= the proof of that payment, which waits for 'Imprimer'. */
export default function InvoicePrintPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const paymentId = params.get("payment");
  const shop = useValue(company);
  const query = useQuery(snapshotOf(invoiceQueries.one(id)));
  useLeaveOnFailure(query, strings.invoice.loadFailed, paths.invoices());
  if (isNotFound(query.error)) return <Missing title={strings.invoice.missing} />;
  if (!query.data || !shop) return <SheetSkeleton />;
  if (!paymentId) {
    const next = params.has("sale") ? { href: paths.sale, label: strings.nextSale } : undefined;
    return <Invoice invoice={query.data} company={shop} next={next} />;
  }
  const payment = query.data.payments.find((one) => one.id === paymentId);
  if (!payment) return <Missing title={strings.payment.missing} />;
  return <PaymentPrint invoice={query.data} company={shop} payment={payment} />;
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
