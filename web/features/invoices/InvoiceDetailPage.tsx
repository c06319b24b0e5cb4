import { useLocation, useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useQuery } from "../../lib/useQuery";
import { RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { useLeaveOnFailure } from "../../ui/useLeaveOnFailure";
import { InvoiceDetail } from "./InvoiceDetail";
import { loadInvoice } from "../../ui/sales/sales.api";
import { strings } from "./invoices.strings";
import { useDeleteInvoice } from "./useDeleteInvoice";

export default function InvoiceDetailPage() {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const { removing, remove } = useDeleteInvoice(() => navigate(paths.invoices()));
  const revision = useRevision("optique_invoices") + useRevision("optique_payments");
  // What is being deleted is not asked for again.
  const { data, error } = useQuery(
    removing === id ? null : id,
    (signal) => loadInvoice(id, signal),
    { revision, keeps: removing === id },
  );
  useLeaveOnFailure({ data, error }, strings.detail.loadFailed, paths.invoices());

  if (isNotFound(error)) {
    return (
      <MissingDocument icon="invoice" title={strings.detail.missing} href={paths.invoices()} />
    );
  }
  if (!data) {
    return (
      <section className="card">
        <RowsSkeleton rows={6} />
      </section>
    );
  }
  return (
    <InvoiceDetail invoice={data} isRemoving={removing === id} onRemove={() => remove(data)} />
  );
}
