import { useState } from "react";
import { Link } from "wouter";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { balance } from "#domain/sale/invoice.ts";
import { toCentimes } from "#domain/core/money.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { formatDistance } from "#domain/optics/format.ts";
import { eyeSides, type Prescription } from "#domain/core/records.ts";
import { formatDay, formatPhone } from "#lib/formats.ts";
import { eyeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { AddPayment } from "#ui/sales/AddPayment.tsx";
import { BalanceMessage } from "#ui/sales/BalanceMessage.tsx";
import { InvoiceDue } from "#ui/sales/InvoiceDue.tsx";
import { ItemsTable } from "#ui/sales/ItemsTable.tsx";
import { PaymentsTable } from "#ui/sales/PaymentsTable.tsx";
import { useRemovePayment } from "#ui/sales/useRemovePayment.ts";
import { strings } from "./invoices.strings.ts";

const text = strings.detail;
type Props = { invoice: InvoiceDocument; isRemoving: boolean; onRemove: () => void };

function ClientCard({ invoice }: { invoice: InvoiceDocument }) {
  const client = invoice.expand?.client;
  const { remaining } = balance(toCentimes(invoice.total_amount), toCentimes(invoice.paid_amount));
  return (
    <section className="card" aria-labelledby="client-title">
      <div className="card-head">
        <h2 id="client-title" className="card-title">
          {text.client}
        </h2>
      </div>
      <div className="p-4">
        {client ? (
          <>
            <Link className="link" href={paths.client(client.id)}>
              {client.name}
            </Link>
            {client.phone && <p className="text-ink-2">{formatPhone(client.phone)}</p>}
            {remaining > 0 && (
              <BalanceMessage
                client={client}
                invoiceNumber={invoice.invoice_number}
                remaining={remaining}
              />
            )}
          </>
        ) : (
          <p className="text-ink-3">{text.unknownClient}</p>
        )}
      </div>
    </section>
  );
}

function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const eyes = eyesOf(prescription);
  return (
    <section className="card" aria-labelledby="prescription-title">
      <div className="card-head">
        <h2 id="prescription-title" className="card-title">
          {text.prescription}
        </h2>
      </div>
      <div className="p-4 grid gap-2">
        {eyeSides.map((side) => (
          <p key={side} className="flex gap-2">
            <span className="w-6 text-ink-3 font-semibold">{eyeLabels[side].mark}</span>
            <span className="rx">{formatDistance(eyes[side])}</span>
          </p>
        ))}
        <Link className="link" href={paths.prescription(prescription.id)}>
          {text.seePrescription(formatDay(prescription.date))}
        </Link>
      </div>
    </section>
  );
}

/** An invoice: its lines, its payments, what is due. */
export function InvoiceDetail({ invoice, isRemoving, onRemove }: Props) {
  const [isPaying, setPaying] = useState(false);
  const removePayment = useRemovePayment();
  const total = toCentimes(invoice.total_amount);
  const paid = toCentimes(invoice.paid_amount);
  const prescription = invoice.expand?.prescription;
  return (
    <>
      <PageHeader
        title={text.title(invoice.invoice_number)}
        subtitle={text.created(formatDay(invoice.date))}
        back={{ href: paths.invoices(), label: text.back }}
        badge={<InvoiceStatusBadge status={invoice.status} />}
      >
        <Button
          variant="danger-quiet"
          icon="bin"
          isBusy={isRemoving}
          busyLabel={text.removing}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
        <ButtonLink href={paths.printInvoice(invoice.id)} icon="printer">
          {text.print}
        </ButtonLink>
        <Button variant="primary" icon="plus" onClick={() => setPaying(true)}>
          {text.addPayment}
        </Button>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_18rem] gap-4 items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ItemsTable items={invoice.items} total={total} />
          <PaymentsTable
            payments={invoice.payments}
            total={total}
            paid={paid}
            hasReference
            onRemove={removePayment}
          />
          {invoice.notes && (
            <section className="card" aria-labelledby="notes-title">
              <div className="card-head">
                <h2 id="notes-title" className="card-title">
                  {text.notes}
                </h2>
              </div>
              <p className="p-4 text-ink-2 whitespace-pre-line wrap-anywhere">{invoice.notes}</p>
            </section>
          )}
        </div>
        <div className="grid gap-4">
          <InvoiceDue total={total} paid={paid} />
          <ClientCard invoice={invoice} />
          {prescription && <PrescriptionCard prescription={prescription} />}
        </div>
      </div>
      {isPaying && (
        <AddPayment
          invoice={invoice}
          client={invoice.expand?.client?.name ?? null}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  );
}
