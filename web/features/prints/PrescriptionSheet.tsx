import type { CSSProperties } from "react";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { nearEyesOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyesOf, measures } from "#domain/optics/optics.ts";
import { type Company, eyeSides } from "#domain/core/records.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { eyeLabels, prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { payerLines } from "#shared/paper/claimPaper.ts";
import { Dials } from "#shared/paper/Dials.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { Ladder } from "#shared/paper/Ladder.tsx";
import { TicketHead } from "#shared/paper/Letterhead.tsx";
import { EyesTable, NearTable } from "#shared/paper/EyesTable.tsx";
import { ExtraMeasures } from "#shared/paper/ExtraMeasures.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SumLines } from "#shared/paper/SumLines.tsx";
import { TicketEyes } from "./TicketEyes.tsx";
import { TicketRow } from "#shared/paper/TicketRow.tsx";

const text = printStrings.prescription;
const allMeasures = measures.map((measure) => [measure, eyeLabels.measures[measure]] as const);

/** Large values, because the sheet is read from a distance and by other opticians. */
const airy = "[&_td]:font-semibold [&_:is(td,th)]:py-[0.35em]";

type Props = { prescription: PrescriptionDocument; company: Company };

/** Places both axis dials beside the near-vision table, which takes three of the five columns. */
const besideNear: CSSProperties = {
  position: "absolute",
  inset: "0 0 0 66%",
  alignItems: "center",
  fontSize: "0.75em",
};

/** Totals of the linked invoice on a sheet. */
function Sums({ invoice }: { invoice: NonNullable<PrescriptionDocument["invoice"]> }) {
  const total = toCentimes(invoice.total_amount);
  const paid = toCentimes(invoice.paid_amount);
  return (
    <Ladder
      sums={[
        [text.billed, formatMoney(total)],
        ...payerLines(invoice),
        [text.paid, formatMoney(paid)],
      ]}
      due={[text.remaining, formatMoney(invoiceDue(invoice))]}
    />
  );
}

/** Totals of the linked invoice on a ticket. */
function Summary({ prescription }: { prescription: PrescriptionDocument }) {
  if (!prescription.invoice) return null;
  const total = toCentimes(prescription.invoice.total_amount);
  const paid = toCentimes(prescription.invoice.paid_amount);
  return (
    <>
      <h2 className="mb-1 font-semibold">{text.summary}</h2>
      <TicketRow label={text.billed}>{formatMoney(total)}</TicketRow>
      <SumLines lines={payerLines(prescription.invoice)} />
      <TicketRow label={text.paid}>{formatMoney(paid)}</TicketRow>
      <TicketRow label={text.remaining} isStrong>
        {formatMoney(invoiceDue(prescription.invoice))}
      </TicketRow>
    </>
  );
}

function Notes({ prescription }: { prescription: PrescriptionDocument }) {
  const { prescriber, source, examined_on: day } = prescription;
  const origin = inLine(
    prescriber && text.prescriber(prescriber),
    day && text.examined(formatDay(day)),
    source && text.source(prescriptionSourceLabels[source]),
  );
  return (
    <>
      {origin && <p>{origin}</p>}
      {prescription.notes && (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{words.notes}</strong>&nbsp;: <bdi dir="auto">{prescription.notes}</bdi>
        </p>
      )}
      <p className="sheet-small">{text.validity}</p>
    </>
  );
}

/** Receipt of a prescription, on A4 or A5. */
export function PrescriptionSheet({ prescription, company }: Props) {
  const client = prescription.expand?.client;
  const eyes = eyesOf(prescription);
  const isSeen = areEyesSeen(prescription);
  const near = nearEyesOf(prescription);
  const hasNear = eyeSides.some((side) => near[side]);
  return (
    <ShopSheet
      company={company}
      title={text.title}
      footer={[inLine(company.name, company.address, formatPhone(company.phone))]}
      under={<p>{text.of(formatDay(prescription.date))}</p>}
    >
      <SheetDetails
        details={[
          [text.patient, client?.name ?? words.unknownClient],
          [words.phone, client && formatPhone(client.phone)],
          [words.date, formatDay(prescription.date)],
        ]}
      />
      {isSeen && (
        <div className={`text-[1.3em] ${airy}`}>
          <EyesTable eyes={eyes} measures={allMeasures} isRuled />
        </div>
      )}
      {hasNear && (
        <section className={`keep relative text-[1.1em] ${airy}`}>
          <h2 className="mb-1 font-semibold">{printStrings.invoice.near}</h2>
          <NearTable near={near} isRuled />
          <Dials eyes={eyes} style={besideNear} />
        </section>
      )}
      {isSeen && !hasNear && <Dials eyes={eyes} />}
      <ExtraMeasures prescription={prescription} className="text-[1.1em]" />
      {prescription.invoice && (
        <section className="keep text-[1.1em]">
          <h2 className="mb-1 font-semibold">{text.summary}</h2>
          <Sums invoice={prescription.invoice} />
        </section>
      )}
      <section className="grid gap-1 text-[1.1em]">
        <Notes prescription={prescription} />
      </section>
    </ShopSheet>
  );
}

/** Receipt of a prescription, on an 80 mm roll. */
export function PrescriptionTicket({ prescription, company }: Props) {
  const client = prescription.expand?.client;
  return (
    <>
      <TicketHead company={company} />
      <h1 className="flex justify-between gap-3 font-normal">
        {text.title} <span>{formatDay(prescription.date)}</span>
      </h1>
      <div className="sheet-rule" />
      <p dir="auto" className="wrap-anywhere">
        {client?.name ?? words.unknownClient}
      </p>
      {client?.phone && <p>{formatPhone(client.phone)}</p>}
      <div className="sheet-rule" />
      {areEyesSeen(prescription) && <TicketEyes prescription={prescription} />}
      <ExtraMeasures prescription={prescription} />
      <div className="sheet-rule" />
      <Summary prescription={prescription} />
      {prescription.invoice && <div className="sheet-rule" />}
      <div className="grid gap-1">
        <Notes prescription={prescription} />
      </div>
    </>
  );
}
