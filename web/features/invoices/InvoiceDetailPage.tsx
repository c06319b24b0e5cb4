import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useQuery } from "../../lib/useQuery";
import { RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { toast } from "../../ui/toast";
import { InvoiceDetail } from "./InvoiceDetail";
import { loadInvoice } from "./invoices.api";
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
  const hasFailed = data === undefined && error !== undefined && !isNotFound(error);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(strings.detail.loadFailed);
    navigate(paths.invoices(), { replace: true });
  }, [hasFailed, navigate]);

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
