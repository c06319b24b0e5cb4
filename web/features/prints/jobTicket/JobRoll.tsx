import { Fragment } from "react";
import type { Company } from "#domain/core/records.ts";
import { eyeSides } from "#domain/core/records.ts";
import { formatDistance, formatReading } from "#domain/optics/format.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import {
  Bars,
  Eyes,
  Measures,
  measuresText,
  Notes,
  rowsOf,
  type TicketProps,
} from "./TicketSections.tsx";
import { jobTicketStrings } from "./jobTicket.strings.ts";
import type { TicketPair } from "./ticketTexts.ts";

const Lines = ({ label, lines }: { label: string; lines: TicketPair["lenses"] }) => (
  <>
    {lines.map(({ id, name, extra }) => (
      <p key={id} className="wrap-anywhere">
        {label}&nbsp;: <strong dir="auto">{name}</strong>
        {extra}
      </p>
    ))}
  </>
);

const Pairs = ({ details }: TicketProps) =>
  details.pairs.map(({ pair, head, frames, lenses, measures }) => (
    <Fragment key={pair}>
      {head && <p className="mt-1 font-semibold wrap-anywhere first-letter:uppercase">{head}</p>}
      <Lines label={words.frame} lines={frames} />
      <Lines label={words.lenses} lines={lenses} />
      {measures.length > 0 && <p className="wrap-anywhere">{measuresText(measures)}</p>}
    </Fragment>
  ));

/** Corrections, near vision and distances. Renders nothing when the person may not see corrections. */
const EyeLines = ({ details }: TicketProps) =>
  details.areEyesSeen && (
    <>
      <Eyes details={details} isNarrow />
      <div className="mt-1">
        {rowsOf(details)
          .filter(({ isNear }) => isNear)
          .map(({ head, eye }) => (
            <p key={head}>
              {head} {formatDistance(eye)}
            </p>
          ))}
        <p>
          {eyeLabels.measures.eip}&nbsp;:{" "}
          {eyeSides
            .map(
              (side) => `${eyeLabels[side].mark} ${formatReading("eip", details.eyes[side].eip)}`,
            )
            .join(" \u00b7 ")}
        </p>
      </div>
    </>
  );

/** Job ticket on a roll of 80 mm, one line per eye. */
export function JobRoll({ details, company }: TicketProps & { company: Company }) {
  return (
    <>
      <h1 className="text-center">
        <span dir="auto" className="sheet-small block font-normal">
          {company.name}
        </span>
        <span className="sheet-small block font-normal">{words.jobTicket}</span>
        <span className="sheet-title">{details.number || words.withoutInvoice}</span>
      </h1>
      {details.number && <Bars number={details.number} width={64} />}
      <div className="sheet-rule" />
      <p className="sheet-name wrap-anywhere">{details.client}</p>
      {details.phone && <p>{details.phone}</p>}
      <div className="sheet-name">
        <TicketRow label={words.promisedOn}>{details.promised || "-"}</TicketRow>
        <TicketRow label={words.tray} isText>
          <bdi dir="auto">{details.tray || "-"}</bdi>
        </TicketRow>
      </div>
      <p className="wrap-anywhere">
        {words.lab}&nbsp;: {details.lab || "-"}
      </p>
      {details.labReference && (
        <p className="wrap-anywhere">{jobTicketStrings.labReference(details.labReference)}</p>
      )}
      <div className="sheet-rule" />
      <Pairs details={details} />
      <div className="sheet-rule" />
      <EyeLines details={details} />
      <Measures details={details} />
      <div className="sheet-rule" />
      <Notes details={details} />
      {jobTicketStrings.signatures.map((signature) => (
        <p key={signature} className="mt-4 border-t border-current pt-1 sheet-small">
          {signature}
        </p>
      ))}
      <p className="mt-1 sheet-small">{details.sold}</p>
    </>
  );
}
