import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { capital } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { shortDay, wholeDay } from "#shared/till/dayNames.ts";
import { payerOf } from "#shared/till/tillSums.ts";
import { cashMoveLabels } from "#shared/till/till.strings.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import { SectionLines } from "./SectionLines.tsx";
import { tillPrintStrings } from "./till.strings.ts";
import {
  chequesOf,
  closingOf,
  coinLines,
  movesOf,
  type Section,
  sectionsOf,
} from "./tillSections.ts";
import { Remarks } from "./TillSheet.tsx";

const Lines = ({ title, ...section }: Section) => (
  <>
    <div className="sheet-rule" />
    <h2 className="font-semibold">{title}</h2>
    <SectionLines {...section} />
  </>
);

const Cheques = ({ till }: { till: TillDay }) => (
  <>
    <div className="sheet-rule" />
    <h2 className="font-semibold">{tillPrintStrings.chequesTaken}</h2>
    {chequesOf(till).map((cheque) => (
      <div key={cheque.id}>
        <TicketRow label={payerOf(cheque)}>{formatMoney(toCentimes(cheque.amount))}</TicketRow>
        <p className="sheet-small wrap-anywhere">
          {inLine(
            cheque.bank ?? "",
            cheque.reference ?? "",
            cheque.due_on ? shortDay(cheque.due_on) : "",
            isCountedPayment(cheque) ? "" : tillPrintStrings.bounced,
          )}
        </p>
      </div>
    ))}
  </>
);

const Moves = ({ till }: { till: TillDay }) => (
  <>
    <div className="sheet-rule" />
    <h2 className="font-semibold">{words.cashMovements}</h2>
    {movesOf(till).map(({ id, kind, label, amount }) => (
      <TicketRow key={id} label={inLine(cashMoveLabels[kind], label)}>
        {formatMoney(toCentimes(amount))}
      </TicketRow>
    ))}
  </>
);

/** Till day on a roll of 80 mm. */
export function TillTicket({ till, company }: { till: TillDay; company: Company }) {
  const coins = coinLines(till.close);
  return (
    <>
      <TicketHead company={company} />
      <h1 className="text-center">{tillPrintStrings.title}</h1>
      <p className="text-center">{capital(wholeDay(till.day))}</p>
      <p className="text-center">{closingOf(till)}</p>
      {sectionsOf(till).map((section) => (
        <Lines key={section.title} {...section} />
      ))}
      <Remarks till={till} />
      {coins.length > 0 && <Lines title={tillPrintStrings.coins} lines={coins} />}
      {chequesOf(till).length > 0 && <Cheques till={till} />}
      {till.moves.length > 0 && <Moves till={till} />}
    </>
  );
}
