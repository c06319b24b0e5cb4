import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { useRevision } from "#api/revisions.ts";
import { useQuery } from "#api/useQuery.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { InvoiceDetail } from "./InvoiceDetail.tsx";
import { loadInvoice } from "#api/invoices.ts";
import { words } from "#lib/words.strings.ts";
import { useDeleteInvoice } from "./useDeleteInvoice.ts";

export default function InvoiceDetailPage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.invoices());
  const { removing, remove } = useDeleteInvoice(toPlace);
  const revision =
    useRevision("optique_invoices") + useRevision("optique_payments") + useRevision("optique_jobs");
  // What is being deleted is not asked for again.
  const { data, error } = useQuery(
    removing === id ? null : id,
    (signal) => loadInvoice(id, signal),
    { revision, keeps: removing === id },
  );
  useLeaveOnFailure({ data, error }, words.invoiceFailed, paths.invoices());

  if (isNotFound(error)) {
    return <MissingDocument icon="invoice" title={words.invoiceMissing} href={paths.invoices()} />;
  }
  if (!data) {
    return <DetailSkeleton />;
  }
  return (
    <InvoiceDetail invoice={data} isRemoving={removing === id} onRemove={() => remove(data)} />
  );
}
