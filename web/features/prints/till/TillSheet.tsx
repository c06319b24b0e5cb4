import type { ReactNode } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { capital, formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { wholeDay } from "#shared/till/dayNames.ts";
import { cashMoveLabels, tillStrings } from "#shared/till/till.strings.ts";
import { changesText, payerOf } from "#shared/till/tillSums.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
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

const text = tillPrintStrings.columns;
type TillProps = { till: TillDay };

const Title = ({ children }: { children: string }) => (
  <h2 className="mb-1 border-b border-current font-semibold">{children}</h2>
);

const Lines = ({ title, ...section }: Section) => (
  <section className="keep">
    <Title>{title}</Title>
    <SectionLines {...section} />
  </section>
);

type TableProps = { title: string; heads: readonly string[]; children: ReactNode };

/** Table with the spacing of the lists above; its last column is an amount. */
const Table = ({ title, heads, children }: TableProps) => (
  <section>
    <Title>{title}</Title>
    <table className="w-full text-left">
      <thead className="sheet-small">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`font-normal ${index === heads.length - 1 ? "num" : "pr-4"}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

const Cheques = ({ till }: TillProps) => (
  <Table
    title={tillPrintStrings.chequesTaken}
    heads={[words.client, words.bank, words.numberShort, words.dueOn, words.amount]}
  >
    {chequesOf(till).map((cheque) => (
      <tr key={cheque.id}>
        <td dir="auto" className="pr-4 wrap-anywhere">
          {payerOf(cheque)}
        </td>
        <td className="pr-4 wrap-anywhere">{cheque.bank || "-"}</td>
        <td className="pr-4 wrap-anywhere">{cheque.reference || "-"}</td>
        <td className="pr-4">{cheque.due_on ? formatDay(cheque.due_on) : "-"}</td>
        <td className="num">
          {formatMoney(toCentimes(cheque.amount))}
          {!isCountedPayment(cheque) && ` (${tillPrintStrings.bounced})`}
        </td>
      </tr>
    ))}
  </Table>
);

const Moves = ({ till }: TillProps) => (
  <Table title={words.cashMovements} heads={[text.what, words.label, words.by, words.amount]}>
    {movesOf(till).map(({ id, kind, label, by, amount }) => (
      <tr key={id}>
        <td className="pr-4">{cashMoveLabels[kind]}</td>
        <td className="pr-4 wrap-anywhere">{label || "-"}</td>
        <td dir="auto" className="pr-4 wrap-anywhere">
          {by || "-"}
        </td>
        <td className="num">{formatMoney(toCentimes(amount))}</td>
      </tr>
    ))}
  </Table>
);

/** Note on the difference, and changes made since the closing. */
export const Remarks = ({ till: { close, changes } }: TillProps) => (
  <>
    {close?.notes && <p className="wrap-anywhere">{tillPrintStrings.notes(close.notes)}</p>}
    {changes && <p className="font-semibold">{tillStrings.changed(changesText(changes))}</p>}
  </>
);

/** Report of a till day on A4: figures side by side, then their details. */
export function TillSheet({ till, company }: TillProps & { company: Company }) {
  const coins = coinLines(till.close);
  return (
    <ShopSheet
      company={company}
      title={tillPrintStrings.title}
      under={
        <>
          <p>{capital(wholeDay(till.day))}</p>
          <p>{closingOf(till)}</p>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-8 gap-y-4">
        {sectionsOf(till).map((section) => (
          <Lines key={section.title} {...section} />
        ))}
        {coins.length > 0 && <Lines title={tillPrintStrings.coins} lines={coins} />}
      </div>
      {(till.close?.notes || till.changes) && (
        <div className="keep grid gap-1">
          <Remarks till={till} />
        </div>
      )}
      {chequesOf(till).length > 0 && <Cheques till={till} />}
      {till.moves.length > 0 && <Moves till={till} />}
      <section className="keep flex justify-end">
        <p className="sheet-stamp sheet-small">{tillPrintStrings.signature}</p>
      </section>
    </ShopSheet>
  );
}
