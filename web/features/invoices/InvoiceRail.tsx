import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { formatExtra, formatPairs } from "#domain/optics/measures/formatExtra.ts";
import { extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { formatEye } from "#domain/optics/format.ts";
import { eyeSides, type Prescription } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf, eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { company } from "#api/session/session.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { InvoiceClaim } from "#shared/claims/InvoiceClaim.tsx";
import { ClientCard } from "#shared/sales/clients/ClientCard.tsx";
import { PlanCard } from "#shared/sales/plan/PlanCard.tsx";
import { JobPanel } from "#shared/workshop/JobPanel.tsx";
import { IssueCard } from "./IssueCard.tsx";
import { invoicesStrings } from "./invoices.strings.ts";

const text = invoicesStrings.detail;

/** Side column of an invoice: its job, client, claim, plan and prescription. */
export function InvoiceRail({ invoice }: { invoice: InvoiceDocument }) {
  const shop = useValue(company);
  const { client, prescription } = invoice.expand ?? {};
  return (
    <>
      {invoice.prescription && (
        <JobPanel
          prescription={invoice.prescription}
          job={invoice.job}
          client={client}
          invoice={invoice}
        />
      )}
      {client ? (
        <ClientCard title={words.client} client={client} invoice={invoice} />
      ) : (
        <TextCard title={words.client}>{invoice.buyer_name || buyerOf(invoice)}</TextCard>
      )}
      <InvoiceClaim invoice={invoice} />
      <PlanCard invoice={invoice} />
      {shop?.invoice_lock && <IssueCard invoice={invoice} />}
      {prescription && <PrescriptionCard prescription={prescription} />}
    </>
  );
}

function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const eyes = eyesOf(prescription);
  const sides = areEyesSeen(prescription) ? eyeSides : [];
  return (
    <Card title={words.prescription}>
      <div className="p-4 grid gap-2">
        {sides.map((side) => (
          <p key={side} className="flex gap-2">
            <span className="w-6 text-ink-3 font-medium">{eyeLabels[side].mark}</span>
            <span>
              <span className="rx">{formatEye(eyes[side])}</span>
              <span className="block text-sm text-ink-2">
                {formatExtra(extraOf(prescription, side), side)}
              </span>
            </span>
          </p>
        ))}
        {formatPairs(prescription).map((line) => (
          <p key={line} className="text-sm text-ink-2">
            {line}
          </p>
        ))}
        <a className="link" href={paths.prescription(prescription.id)}>
          {text.seePrescription(formatDay(prescription.date))}
        </a>
      </div>
    </Card>
  );
}
