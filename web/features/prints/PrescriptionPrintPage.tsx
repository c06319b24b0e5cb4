import { prescriptionRecord } from "#shared/documents/recordKinds.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PrescriptionSheet, PrescriptionTicket } from "./PrescriptionSheet.tsx";
import { printPage } from "./PrintedRecord.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";

const text = printStrings.prescription;

/** /prescriptions/{id}/print: waits for 'Imprimer', unless the address has ?print. */
export default printPage({
  ...prescriptionRecord,
  print: (prescription, company, id, params) => {
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
          format === "ticket" ? <PrescriptionTicket {...shown} /> : <PrescriptionSheet {...shown} />
        }
      </PrintPage>
    );
  },
});
