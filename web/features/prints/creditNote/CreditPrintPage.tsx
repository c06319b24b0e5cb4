import { type CreditDocument, creditQueries } from "#api/sales/credits.ts";
import { printedShop } from "#domain/sale/shopStamp.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { creditNotePrintStrings } from "./creditNote.strings.ts";
import { CreditSheet, type CreditNoteProps } from "./CreditSheet.tsx";
import { CreditTicket, KeptSlip } from "./CreditTicket.tsx";

/** /print/avoir/{id}: credit note, or with ?bon the slip of its kept amount. Waits for 'Imprimer'. */
export default printPage({
  query: creditQueries.one,
  failed: creditNotePrintStrings.loadFailed,
  icon: "invoice",
  missing: creditNotePrintStrings.missing,
  list: paths.invoices(),
  print: (note, company, _, params) => {
    const Print = params.has("bon") && note.kept > 0 ? Slip : Note;
    return <Print note={note} company={printedShop(company, note)} />;
  },
});

const Note = (shown: CreditNoteProps) => (
  <PrintPage
    title={creditNotePrintStrings.page(shown.note.number)}
    kind="credit"
    back={paths.invoice(shown.note.invoice)}
    above={<ToSlip note={shown.note} />}
    isKeyed
  >
    {(format) => (format === "ticket" ? <CreditTicket {...shown} /> : <CreditSheet {...shown} />)}
  </PrintPage>
);

/** Link to the print of the slip for a kept amount. */
const ToSlip = ({ note }: { note: CreditDocument }) =>
  note.kept > 0 && (
    <p className="no-print mb-4 flex justify-center">
      <ButtonLink href={paths.printKept(note.id)} icon="barcode">
        {creditNotePrintStrings.slip.print}
      </ButtonLink>
    </p>
  );

/** The slip is only printed on a roll. */
const roll = ["ticket"] as const;

const Slip = (shown: CreditNoteProps) => (
  <PrintPage
    title={`${creditNotePrintStrings.slip.title} ${shown.note.number}`}
    kind="credit"
    back={paths.printCredit(shown.note.id)}
    formats={roll}
    isKeyed
  >
    {() => <KeptSlip {...shown} />}
  </PrintPage>
);
