import { prescriptionRecord } from "#shared/documents/recordKinds.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { PrescriptionDetail } from "./PrescriptionDetail.tsx";
import { useDeletePrescription } from "./useDeletePrescription.tsx";

export default recordPage({
  ...prescriptionRecord,
  useRemoval: useDeletePrescription,
  detail: (prescription, removal) => (
    <PrescriptionDetail prescription={prescription} {...removal} />
  ),
});
