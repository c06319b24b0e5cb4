import type { ReactNode } from "react";
import type { Company } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Sheet } from "#shared/paper/Sheet.tsx";
import {
  Bars,
  Eyes,
  EyesTable,
  Measures,
  measuresText,
  Notes,
  type TicketProps,
} from "./TicketSections.tsx";
import { jobTicketStrings as strings } from "./jobTicket.strings.ts";
import type { TicketPair } from "./ticketTexts.ts";

/** Large type, to be read at arm's length. */
const airy = "text-[1.1em] [&_:is(td,th)]:py-[0.35em]";

const Box = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="sheet-box min-w-0 p-2 wrap-anywhere">
    <p className="sheet-small">{label}</p>
    <div className="sheet-name">{children}</div>
  </div>
);

const LinesRow = ({ head, lines }: { head: string; lines: TicketPair["lenses"] }) => (
  <tr>
    <th scope="row">{head}</th>
    <td className="wrap-anywhere">
      {lines.length === 0 && "-"}
      {lines.map(({ id, name, extra }) => (
        <p key={id}>
          <strong dir="auto">{name}</strong>
          {extra}
        </p>
      ))}
    </td>
  </tr>
);

const PairRows = ({ pair: { head, frames, lenses, measures } }: { pair: TicketPair }) => (
  <>
    {head && (
      <tr>
        <th scope="rowgroup" colSpan={2} className="first-letter:uppercase">
          {head}
        </th>
      </tr>
    )}
    {frames.length > 0 && <LinesRow head={words.frame} lines={frames} />}
    <LinesRow head={words.lenses} lines={lenses} />
    {measures.length > 0 && (
      <tr>
        <th scope="row">{strings.measures}</th>
        <td className="wrap-anywhere">{measuresText(measures)}</td>
      </tr>
    )}
  </>
);

/** Job ticket on A5, which lies in the tray. */
export function JobSheet({ details, company }: TicketProps & { company: Company }) {
  return (
    <Sheet
      footer={[[company.name, details.sold].filter(Boolean).join("\u00a0\u00b7\u00a0")]}
      head={
        <div className="flex items-start justify-between gap-6 border-b-2 border-current pb-3">
          <div className="min-w-0 text-[1.15em] wrap-anywhere">
            <p className="sheet-small">{words.jobTicket}</p>
            <h1 className="sheet-title">{details.number || words.withoutInvoice}</h1>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="sheet-name">{details.client}</strong> <span>{details.phone}</span>
            </p>
          </div>
          {details.number && <Bars number={details.number} width={46} isFlush />}
        </div>
      }
    >
      <section className="keep grid grid-cols-3 gap-2 text-[1.1em]">
        <Box label={words.promisedOn}>{details.promised || "-"}</Box>
        <Box label={words.tray}>
          <bdi dir="auto">{details.tray || "-"}</bdi>
        </Box>
        <Box label={words.lab}>
          {details.lab || "-"}
          {details.labReference && (
            <p className="text-[0.7em] font-normal">{strings.labReference(details.labReference)}</p>
          )}
        </Box>
      </section>
      <div className={airy}>
        <table className="sheet-table">
          <tbody>
            {details.pairs.length === 0 && <LinesRow head={words.lenses} lines={[]} />}
            {details.pairs.map((pair) => (
              <PairRows key={pair.pair} pair={pair} />
            ))}
          </tbody>
        </table>
      </div>
      <section className="text-[1.1em]">
        <Eyes details={details} />
      </section>
      <div className={airy}>
        <EyesTable details={details} />
      </div>
      <section className="grid gap-1 text-[1.1em]">
        <Measures details={details} />
        <Notes details={details} />
      </section>
      <section className="keep grid grid-cols-3 gap-4 pt-4">
        {strings.signatures.map((signature) => (
          <p key={signature} className="sheet-small border-t border-current pt-1">
            {signature}
          </p>
        ))}
      </section>
    </Sheet>
  );
}
