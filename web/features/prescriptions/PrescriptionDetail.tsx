import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { useState } from "react";
import type { NestedInvoice, PrescriptionDocument } from "#domain/documents/documents.ts";
import { toCentimes } from "#domain/core/money.ts";
import { formatPairs, wearerLines } from "#domain/optics/measures/formatExtra.ts";
import { extraOf, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { eyeSides } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { company } from "#api/session/session.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { prescriptionSourceLabels } from "#lib/texts/labels.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { CustomerButton } from "#shared/customer/CustomerButton.tsx";
import { CustomerView } from "#shared/customer/CustomerView.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { AddPayment } from "#shared/sales/payments/AddPayment.tsx";
import { InvoiceClaim } from "#shared/claims/InvoiceClaim.tsx";
import { ClientCard } from "#shared/sales/clients/ClientCard.tsx";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { InvoiceDue } from "#shared/sales/balance/InvoiceDue.tsx";
import { ItemsTable } from "#shared/sales/items/ItemsTable.tsx";
import { ItemWarranty } from "#shared/services/ItemWarranty.tsx";
import { PaymentsTable } from "#shared/sales/payments/PaymentsTable.tsx";
import { SurplusBadge } from "#shared/sales/balance/SurplusBadge.tsx";
import { PlanCard } from "#shared/sales/plan/PlanCard.tsx";
import { useChequeState } from "#shared/sales/cheques/useChequeState.tsx";
import { useRemovePayment } from "#shared/sales/payments/useRemovePayment.ts";
import { PhotoCard } from "#shared/ordonnance/PhotoCard.tsx";
import { JobPanel } from "#shared/workshop/JobPanel.tsx";
import { EyeCard } from "./EyeCard.tsx";
import { customerContentOf } from "./customerContent.ts";
import { extraStrings } from "./extra.strings.ts";
import { prescriptionsStrings } from "./prescriptions.strings.ts";

const text = prescriptionsStrings.detail;
type Props = OwnRemoval & { prescription: PrescriptionDocument };

/** Page of a prescription: two eyes, and its sale. */
export function PrescriptionDetail({ prescription, isRemoving, onRemove }: Props) {
  const [isPaying, setPaying] = useState(false);
  const { invoice } = prescription;
  const client = prescription.expand?.client;
  return (
    <>
      <Header prescription={prescription} isRemoving={isRemoving} onRemove={onRemove} />
      <Columns
        first={invoice && <Due invoice={invoice} onPay={() => setPaying(true)} />}
        rail={
          <>
            <JobPanel
              prescription={prescription.id}
              job={prescription.job}
              client={client}
              invoice={invoice}
            />
            {client && <ClientCard title={words.client} client={client} invoice={invoice} />}
            {invoice && <InvoiceClaim invoice={invoice} />}
            {invoice && <PlanCard invoice={invoice} />}
            <OptionalText title={words.prescriber} lines={originLines(prescription)} />
            {prescription.image && <PhotoCard query={prescriptionQueries.photo(prescription)} />}
          </>
        }
      >
        {areEyesSeen(prescription) && <EyeCards prescription={prescription} />}
        <OptionalText title={extraStrings.wearer} lines={frameLines(prescription)} />
        {invoice ? (
          <InvoiceSection invoice={invoice} />
        ) : (
          <section className="card p-4 text-ink-2">{text.noInvoice}</section>
        )}
        {prescription.notes && <TextCard title={words.notes}>{prescription.notes}</TextCard>}
      </Columns>
      <CustomerView contentOf={() => customerContentOf(prescription)} />
      {isPaying && invoice && (
        <AddPayment
          invoice={invoice}
          client={client?.name ?? words.unknownClient}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}

/** Lines about the ordonnance: prescriber, source and day, where filled in. */
const originLines = ({ prescriber, source, examined_on: day }: PrescriptionDocument): string[] =>
  [
    prescriber,
    source ? prescriptionSourceLabels[source] : "",
    day ? `${extraStrings.examined_on} ${formatDay(day)}` : "",
  ].filter(Boolean);

/** Lines about the fit of the first frame, then the measures of further pairs. */
const frameLines = (prescription: PrescriptionDocument): string[] => [
  ...wearerLines(wearerOf(prescription)).map(({ label, text: shown }) => `${label} ${shown}`),
  ...formatPairs(prescription),
];

/** Card with some lines; renders nothing without any. */
const OptionalText = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && <TextCard title={title}>{lines.join("\n")}</TextCard>;

/** Header whose first action is the next one: the payment while something is due, then the print. */
function Header({ prescription, isRemoving, onRemove }: Props) {
  const { id, date, expand, invoice } = prescription;
  const isDue = invoice !== undefined && invoice !== null && remainingOf(invoice) > 0;
  const isFixed = fixedReason(invoice, useValue(company)) !== "";
  const title = text.title(formatDay(date));
  return (
    <PageHeader
      title={title}
      subtitle={expand?.client && text.client(expand.client.name)}
      back={{ href: paths.prescriptions, label: words.backToList }}
      menu={!isFixed && <RemoveAction of={title} isBusy={isRemoving} onRemove={onRemove} />}
    >
      <CustomerButton />
      <EditLink href={paths.editPrescription(id)} className="max-md:px-2" />
      <PrintLink
        href={paths.printPrescription(id)}
        variant={isDue ? "secondary" : "primary"}
        className="max-md:px-2"
      />
    </PageHeader>
  );
}

function EyeCards({ prescription }: { prescription: PrescriptionDocument }) {
  const eyes = eyesOf(prescription);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 gap-4">
      {eyeSides.map((side) => (
        <EyeCard key={side} side={side} eye={eyes[side]} extra={extraOf(prescription, side)} />
      ))}
    </div>
  );
}

const Due = ({ invoice, onPay }: { invoice: NestedInvoice; onPay: () => void }) => (
  <InvoiceDue invoice={invoice}>
    <Button
      variant={remainingOf(invoice) > 0 ? "primary" : "secondary"}
      icon="plus"
      right="payment.take"
      onClick={onPay}
    >
      {words.addPayment}
    </Button>
  </InvoiceDue>
);

/** Invoice of the prescription: number, items, payments. */
function InvoiceSection({ invoice }: { invoice: NestedInvoice }) {
  const removePayment = useRemovePayment();
  const cheques = useChequeState();
  const total = toCentimes(invoice.total_amount);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 mt-2">
        <h2 className="card-title">{text.invoice(invoice.invoice_number)}</h2>
        <InvoiceStatusBadge status={invoice.status} />
        <SurplusBadge invoice={invoice} />
        <a className="link ml-auto" href={paths.invoice(invoice.id)}>
          {text.wholeInvoice}
        </a>
      </div>
      <ItemsTable
        items={invoice.items}
        total={total}
        noteOf={(item) => <ItemWarranty item={item} />}
      />
      <PaymentsTable
        payments={invoice.payments}
        invoice={invoice}
        onState={cheques.change}
        onRemove={removePayment}
      />
      {cheques.question}
    </>
  );
}
