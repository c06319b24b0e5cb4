import { legalLines } from "#shared/documents/companyLines.ts";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import { Bars } from "../jobTicket/TicketSections.tsx";
import type { ServicePaperProps } from "./ServiceSheet.tsx";

type Details = { details: ServicePaperProps["paper"]["rows"] };

const Rows = ({ details }: Details) =>
  details.map(([label, value]) => (
    <TicketRow key={label} label={label} isText>
      <span className="whitespace-pre-line wrap-anywhere">{value}</span>
    </TicketRow>
  ));

const Parts = ({ paper }: Pick<ServicePaperProps, "paper">) =>
  paper.parts.map(({ id, name, reference, sense, quantity }) => (
    <div key={id} className="mt-1">
      <p dir="auto" className="wrap-anywhere">
        {name}
      </p>
      {reference && (
        <p dir="auto" className="sheet-small wrap-anywhere">
          {reference}
        </p>
      )}
      <TicketRow label={sense}>× {quantity}</TicketRow>
    </div>
  ));

/** Paper of a ticket, on an 80 mm roll. */
export const ServiceRoll = ({ paper, company }: ServicePaperProps) => (
  <>
    <TicketHead company={company} />
    <h1 className="text-center sheet-name wrap-anywhere">{paper.title}</h1>
    <Bars number={paper.number} width={64} />
    <div className="sheet-rule" />
    <Rows details={paper.who} />
    <div className="sheet-rule" />
    <Rows details={paper.rows} />
    <Parts paper={paper} />
    {paper.sentences.map((sentence) => (
      <p key={sentence} className="mt-1 font-semibold">
        {sentence}
      </p>
    ))}
    <p className="mt-10 border-t border-current pt-1 sheet-small">{paper.signature}</p>
    <div className="text-center sheet-small wrap-anywhere">
      <div className="sheet-rule" />
      {legalLines(company).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </>
);
