import { useParams, useSearchParams } from "wouter";
import type { InvoiceDocument } from "../../../pb_hooks/domain/documents";
import type { Company, Payment } from "../../../pb_hooks/domain/records";
import { isNotFound } from "../../lib/api";
import { paths } from "../../lib/paths";
import { company } from "../../lib/session";
import { useQuery } from "../../lib/useQuery";
import { useValue } from "../../lib/useValue";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { loadInvoice } from "../../ui/sales/sales.api";
import { useLeaveOnFailure } from "../../ui/useLeaveOnFailure";
import { InvoiceSheet } from "./InvoiceSheet";
import { InvoiceTicket } from "./InvoiceTicket";
import { PaymentSheet, PaymentTicket } from "./PaymentSheet";
import { PrintPage } from "./PrintPage";
import { SheetSkeleton } from "./SheetSkeleton";
import { strings } from "./prints.strings";

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
  const query = useQuery(id, (signal) => loadInvoice(id, signal));
  useLeaveOnFailure(query, strings.invoice.loadFailed, paths.invoices());
  if (isNotFound(query.error)) return <Missing title={strings.invoice.missing} />;
  if (!query.data || !shop) return <SheetSkeleton />;
  if (!paymentId) return <Invoice invoice={query.data} company={shop} />;
  const payment = query.data.payments.find((one) => one.id === paymentId);
  if (!payment) return <Missing title={strings.payment.missing} />;
  return <PaymentPrint invoice={query.data} company={shop} payment={payment} />;
}

type Shown = { invoice: InvoiceDocument; company: Company };

const Invoice = (shown: Shown) => (
  <PrintPage
    title={strings.invoice.number(shown.invoice.invoice_number)}
    back={paths.invoice(shown.invoice.id)}
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
    back={paths.invoice(shown.invoice.id)}
  >
    {(format) => (format === "ticket" ? <PaymentTicket {...shown} /> : <PaymentSheet {...shown} />)}
  </PrintPage>
);
