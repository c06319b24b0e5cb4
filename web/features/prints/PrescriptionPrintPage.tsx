import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { company } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { prescriptionQueries } from "#api/prescriptions.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { PrescriptionSheet, PrescriptionTicket } from "./PrescriptionSheet.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { SheetSkeleton } from "./SheetSkeleton.tsx";
import { strings } from "./prints.strings.ts";

const text = strings.prescription;

/** /prescriptions/{id}/print: waits for 'Imprimer', unless ?print says that it was pressed already (web/README.md, Paper). */
export default function PrescriptionPrintPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const shop = useValue(company);
  const query = useQuery(snapshotOf(prescriptionQueries.one(id)));
  useLeaveOnFailure(query, text.loadFailed, paths.prescriptions);
  if (isNotFound(query.error)) {
    return (
      <main>
        <MissingDocument icon="eye" title={text.missing} href={paths.prescriptions} />
      </main>
    );
  }
  if (!query.data || !shop) return <SheetSkeleton />;
  const shown = { prescription: query.data, company: shop };
  const client = query.data.expand?.client?.name ?? text.unknownClient;
  return (
    <PrintPage
      title={text.page(client, formatDay(query.data.date))}
      kind="prescription"
      back={paths.prescription(id)}
      paper="prescription"
      isAutomatic={params.has("print")}
    >
      {(format) =>
        format === "ticket" ? <PrescriptionTicket {...shown} /> : <PrescriptionSheet {...shown} />
      }
    </PrintPage>
  );
}
