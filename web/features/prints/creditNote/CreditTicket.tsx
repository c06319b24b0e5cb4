import { amountInWords } from "#shared/paper/amountInWords.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { legalLines } from "#shared/documents/companyLines.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { SumLines } from "#shared/paper/SumLines.tsx";
import { TicketBuyer } from "#shared/paper/TicketBuyer.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import { VatTicket } from "#shared/paper/Vat.tsx";
import { Bars } from "../jobTicket/TicketSections.tsx";
import { invoiceLine, isGivenBack, linesOf, settlementLines, vatOfNote } from "./creditTexts.ts";
import { creditNotePrintStrings } from "./creditNote.strings.ts";
import type { CreditNoteProps } from "./CreditSheet.tsx";
import { SizedName } from "#ui/page/SizedName.tsx";

/** Head of the ticket: number, day and credited invoice. */
const Head = ({ note, company }: CreditNoteProps) => (
  <>
    <TicketHead company={company} />
    <h1 className="flex justify-between gap-3">
      {creditNotePrintStrings.number(note.number)} <span>{formatDay(note.date)}</span>
    </h1>
    <p>{invoiceLine(note)}</p>
    <div className="sheet-rule" />
    <TicketBuyer of={note} />
  </>
);

const Foot = ({ company }: { company: Company }) => (
  <div className="text-center sheet-small wrap-anywhere">
    <div className="sheet-rule" />
    {legalLines(company).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** Credit note on a roll of 80 mm. */
export function CreditTicket({ note, company }: CreditNoteProps) {
  const total = toCentimes(note.total_amount);
  return (
    <>
      <Head note={note} company={company} />
      {linesOf(note).map(({ id, name, quantity, amount }) => (
        <div key={id}>
          <p dir="auto" className="wrap-anywhere">
            <SizedName>{name}</SizedName>
          </p>
          <TicketRow label={quantity === "-" ? "" : `× ${quantity}`}>{amount}</TicketRow>
        </div>
      ))}
      <div className="sheet-rule" />
      <div className="sheet-name">
        <TicketRow label={creditNotePrintStrings.total}>{formatMoney(total)}</TicketRow>
      </div>
      <p>
        {creditNotePrintStrings.inWords} {amountInWords(total)}
      </p>
      <VatTicket shares={vatOfNote(note)} note={company.vat_note} />
      <div className="sheet-rule" />
      <SumLines lines={settlementLines(note)} />
      {note.notes && (
        <p className="whitespace-pre-line wrap-anywhere">
          {words.note}&nbsp;: <bdi dir="auto">{note.notes}</bdi>
        </p>
      )}
      {isGivenBack(note) && (
        <p className="mt-10 border-t border-current pt-1 sheet-small">
          {creditNotePrintStrings.signature}
        </p>
      )}
      <Foot company={company} />
    </>
  );
}

/** Slip of a kept credit on an 80 mm roll, with its barcode and unused amount. */
export function KeptSlip({ note, company }: CreditNoteProps) {
  return (
    <>
      <TicketHead company={company} />
      <h1 className="text-center sheet-title">{creditNotePrintStrings.slip.title}</h1>
      <Bars number={note.number} width={64} />
      <div className="sheet-rule" />
      <TicketBuyer of={note} />
      <div className="sheet-name">
        <TicketRow label={creditNotePrintStrings.slip.left}>
          {formatMoney(unusedCredit(note))}
        </TicketRow>
      </div>
      <p className="text-right sheet-small">
        {creditNotePrintStrings.slip.of(formatMoney(toCentimes(note.kept)))}
      </p>
      <p>
        {creditNotePrintStrings.page(note.number)} {invoiceLine(note)}
      </p>
      <p className="mt-2 text-center font-semibold">{creditNotePrintStrings.slip.bring}</p>
      <Foot company={company} />
    </>
  );
}
