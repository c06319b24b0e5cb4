import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { PrescriptionDetail } from "./PrescriptionDetail.tsx";
import { prescriptionQueries } from "#api/prescriptions.ts";
import { words } from "#lib/words.strings.ts";
import { useDeletePrescription } from "./useDeletePrescription.tsx";

export default function PrescriptionDetailPage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.prescriptions);
  const { removing, remove } = useDeletePrescription(toPlace);
  const isRemoving = removing === id;
  // No reload during the deletion.
  const { data, error } = useQuery({ ...prescriptionQueries.one(id), enabled: !isRemoving });
  useLeaveOnFailure({ data, error }, words.prescriptionFailed, paths.prescriptions);

  if (isNotFound(error)) {
    return (
      <MissingDocument icon="eye" title={words.prescriptionMissing} href={paths.prescriptions} />
    );
  }
  if (!data) {
    return <DetailSkeleton />;
  }
  return (
    <PrescriptionDetail prescription={data} isRemoving={isRemoving} onRemove={() => remove(data)} />
  );
}
