import { useLocation, useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useQuery } from "../../lib/useQuery";
import { RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { useLeaveOnFailure } from "../../ui/useLeaveOnFailure";
import { PrescriptionDetail } from "./PrescriptionDetail";
import { loadPrescription } from "../../ui/sales/sales.api";
import { strings } from "./prescriptions.strings";
import { useDeletePrescription } from "./useDeletePrescription";

export default function PrescriptionDetailPage() {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const { removing, remove } = useDeletePrescription(() => navigate(paths.prescriptions));
  const isRemoving = removing === id;
  const revision =
    useRevision("optique_prescriptions") +
    useRevision("optique_invoices") +
    useRevision("optique_payments");
  // What is being deleted is not asked for again.
  const { data, error } = useQuery(
    isRemoving ? null : id,
    (signal) => loadPrescription(id, signal),
    {
      revision,
      keeps: isRemoving,
    },
  );
  useLeaveOnFailure({ data, error }, strings.detail.loadFailed, paths.prescriptions);

  if (isNotFound(error)) {
    return (
      <MissingDocument
        icon="prescription"
        title={strings.detail.missing}
        href={paths.prescriptions}
      />
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
    <PrescriptionDetail prescription={data} isRemoving={isRemoving} onRemove={() => remove(data)} />
  );
}
