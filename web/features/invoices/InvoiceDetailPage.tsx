import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { InvoiceDetail } from "./InvoiceDetail.tsx";
import { invoiceQueries } from "#api/invoices.ts";
import { words } from "#lib/words.strings.ts";
import { useDeleteInvoice } from "./useDeleteInvoice.tsx";

export default function InvoiceDetailPage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.invoices());
  const { removing, remove } = useDeleteInvoice(toPlace);
  // No reload during the deletion.
  const { data, error } = useQuery({ ...invoiceQueries.one(id), enabled: removing !== id });
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
