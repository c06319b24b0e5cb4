import { useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { formatDay } from "../../lib/formats";
import { paths } from "../../lib/paths";
import { company } from "../../lib/session";
import { useQuery } from "../../lib/useQuery";
import { useValue } from "../../lib/useValue";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { loadPrescription } from "../../ui/sales/sales.api";
import { useLeaveOnFailure } from "../../ui/useLeaveOnFailure";
import { PrescriptionSheet, PrescriptionTicket } from "./PrescriptionSheet";
import { PrintPage } from "./PrintPage";
import { SheetSkeleton } from "./SheetSkeleton";
import { strings } from "./prints.strings";

const text = strings.prescription;

/** /prescriptions/{id}/print: waits for 'Imprimer' (interface.md). */
export default function PrescriptionPrintPage() {
  const { id } = useParams<{ id: string }>();
  const shop = useValue(company);
  const query = useQuery(id, (signal) => loadPrescription(id, signal));
  useLeaveOnFailure(query, text.loadFailed, paths.prescriptions);
  if (isNotFound(query.error)) {
    return (
      <main>
        <MissingDocument icon="prescription" title={text.missing} href={paths.prescriptions} />
      </main>
    );
  }
  if (!query.data || !shop) return <SheetSkeleton />;
  const shown = { prescription: query.data, company: shop };
  const client = query.data.expand?.client?.name ?? text.unknownClient;
  return (
    <PrintPage title={text.page(client, formatDay(query.data.date))} back={paths.prescription(id)}>
      {(format) =>
        format === "ticket" ? <PrescriptionTicket {...shown} /> : <PrescriptionSheet {...shown} />
      }
    </PrintPage>
  );
}
