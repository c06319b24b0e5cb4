import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams, useSearchParams } from "wouter";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { prescriptionQueries } from "#api/prescriptions.ts";
import { words } from "#lib/words.strings.ts";
import { PrescriptionSheet, PrescriptionTicket } from "./PrescriptionSheet.tsx";
import { PrintedRecord } from "./PrintedRecord.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { strings } from "#shared/paper/prints.strings.ts";

const text = strings.prescription;

/** /prescriptions/{id}/print: waits for 'Imprimer', unless ?print is given. */
export default function PrescriptionPrintPage() {
  const { id } = useParams<{ id: string }>();
  const [params] = useSearchParams();
  const query = useQuery(snapshotOf(prescriptionQueries.one(id)));
  return (
    <PrintedRecord
      query={query}
      failed={words.prescriptionFailed}
      missing={{ icon: "eye", title: words.prescriptionMissing, href: paths.prescriptions }}
    >
      {(prescription, company) => {
        const shown = { prescription, company };
        const client = prescription.expand?.client?.name ?? words.unknownClient;
        return (
          <PrintPage
            title={text.page(client, formatDay(prescription.date))}
            kind="prescription"
            back={paths.prescription(id)}
            paper="prescription"
            isAutomatic={params.has("print")}
          >
            {(format) =>
              format === "ticket" ? (
                <PrescriptionTicket {...shown} />
              ) : (
                <PrescriptionSheet {...shown} />
              )
            }
          </PrintPage>
        );
      }}
    </PrintedRecord>
  );
}
