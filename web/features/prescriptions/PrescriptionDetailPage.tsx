import { prescriptionQueries } from "#api/prescriptions.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { PrescriptionDetail } from "./PrescriptionDetail.tsx";
import { useDeletePrescription } from "./useDeletePrescription.tsx";

export default recordPage({
  query: prescriptionQueries.one,
  list: paths.prescriptions,
  icon: "eye",
  missing: words.prescriptionMissing,
  failed: words.prescriptionFailed,
  useRemoval: useDeletePrescription,
  detail: (prescription, removal) => (
    <PrescriptionDetail prescription={prescription} {...removal} />
  ),
});
