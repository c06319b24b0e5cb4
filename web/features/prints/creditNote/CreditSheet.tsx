import type { CreditDocument } from "#api/sales/credits.ts";
import { amountInWords } from "#shared/paper/amountInWords.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { Ladder } from "#shared/paper/Ladder.tsx";
import { buyerDetails, printedBuyer } from "#shared/paper/printedBuyer.ts";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { VatSheet } from "#shared/paper/Vat.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { invoiceLine, isGivenBack, linesOf, settlementLines, vatOfNote } from "./creditTexts.ts";
import { creditNotePrintStrings } from "./creditNote.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

export type CreditNoteProps = { note: CreditDocument; company: Company };

const Lines = ({ note }: Pick<CreditNoteProps, "note">) => (
  <SheetTable texts={[words.item]} numbers={[words.quantityShort, words.amount]}>
    {linesOf(note).map(({ id, name, quantity, amount }) => (
      <tr key={id}>
        <td dir="auto" className="wrap-anywhere">
          <SizedName>{name}</SizedName>
        </td>
        <td className="amount">{quantity}</td>
        <td className="amount">{amount}</td>
      </tr>
    ))}
  </SheetTable>
);

/** Space for the shop's stamp, and for the client's signature if money was refunded. */
const Signatures = ({ note }: Pick<CreditNoteProps, "note">) => (
  <section className="keep flex justify-end gap-6">
    {isGivenBack(note) && (
      <p className="sheet-stamp sheet-caption">{creditNotePrintStrings.signature}</p>
    )}
    <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
  </section>
);

/** Credit note on A4 and A5. */
export function CreditSheet({ note, company }: CreditNoteProps) {
  const total = toCentimes(note.total_amount);
  return (
    <ShopSheet
      company={company}
      title={creditNotePrintStrings.number(note.number)}
      under={
        <>
          <p>{printStrings.on(formatDay(note.date))}</p>
          <p>{invoiceLine(note)}</p>
        </>
      }
    >
      <SheetDetails details={buyerDetails(printedBuyer(note))} />
      <Lines note={note} />
      <VatSheet
        shares={vatOfNote(note)}
        note={company.vat_note}
        title={creditNotePrintStrings.vat}
      />
      <section className="keep flex flex-row-reverse items-start justify-between gap-6">
        <Ladder
          sums={[[creditNotePrintStrings.total, formatMoney(total)], ...settlementLines(note)]}
        />
        <div className="min-w-0 flex-1">
          <p className="sheet-caption">{creditNotePrintStrings.inWords}</p>
          <p className="text-[1.1em] font-semibold">{amountInWords(total)}</p>
        </div>
      </section>
      {note.notes && (
        <p className="keep whitespace-pre-line wrap-anywhere">
          <strong>{words.note}</strong>&nbsp;: <bdi dir="auto">{note.notes}</bdi>
        </p>
      )}
      <Signatures note={note} />
    </ShopSheet>
  );
}
