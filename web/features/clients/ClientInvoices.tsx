import { Link } from "wouter";
import { balance } from "#domain/sale/invoice.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { actionsColumn, type Column, DataTable } from "#ui/list/DataTable.tsx";
import { Money } from "#ui/page/Money.tsx";
import { SurplusBadge } from "#ui/sales/SurplusBadge.tsx";
import { surplusOfInvoice } from "#ui/sales/tellSurplus.ts";
import { strings } from "./clients.strings.ts";

const text = strings.detail;

const remainingOf = ({ total_amount, paid_amount }: Invoice): Centimes =>
  balance(toCentimes(total_amount), toCentimes(paid_amount)).remaining;

function Remaining({ invoice }: { invoice: Invoice }) {
  const due = remainingOf(invoice);
  if (surplusOfInvoice(invoice) > 0) return <SurplusBadge invoice={invoice} />;
  return <Money centimes={due} className={due > 0 ? "font-semibold text-bad-ink" : "text-ink-3"} />;
}

const InvoiceNumber = ({ invoice }: { invoice: Invoice }) => (
  <Link href={paths.invoice(invoice.id)} className="font-semibold hover:underline">
    {invoice.invoice_number}
  </Link>
);

const PrintLink = ({ invoice }: { invoice: Invoice }) => (
  <IconLink
    href={paths.printInvoice(invoice.id)}
    icon="printer"
    label={`${text.print} ${invoice.invoice_number}`}
  />
);

const Actions = ({ invoice }: { invoice: Invoice }) => (
  <span className="inline-flex justify-end gap-1">
    <IconLink
      href={paths.invoice(invoice.id)}
      icon="eye"
      label={`${strings.view} ${invoice.invoice_number}`}
    />
    <PrintLink invoice={invoice} />
  </span>
);

const columns: Column<Invoice>[] = [
  { key: "number", head: text.invoice, cell: (invoice) => <InvoiceNumber invoice={invoice} /> },
  {
    key: "date",
    head: text.date,
    cell: ({ date }) => <span className="text-ink-2">{formatDay(date)}</span>,
  },
  {
    key: "status",
    head: text.status,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    key: "amount",
    head: text.amount,
    isNumber: true,
    cell: ({ total_amount }) => <Money dirhams={total_amount} />,
  },
  {
    key: "remaining",
    head: text.remaining,
    isNumber: true,
    cell: (invoice) => <Remaining invoice={invoice} />,
  },
  actionsColumn((invoice) => <Actions invoice={invoice} />),
];

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  return (
    <div className="flex items-center gap-2">
      <div className="grid flex-1 gap-1">
        <p className="flex items-center justify-between gap-3">
          <InvoiceNumber invoice={invoice} />
          <Money dirhams={invoice.total_amount} />
        </p>
        <p className="flex items-center justify-between gap-3">
          <span className="text-sm text-ink-3">{formatDay(invoice.date)}</span>
          <InvoiceStatusBadge status={invoice.status} />
        </p>
        <SurplusBadge invoice={invoice} />
        {remainingOf(invoice) > 0 && (
          <p className="flex items-center justify-between gap-3 text-sm">
            <span className="text-ink-3">{text.remaining}</span>
            <Remaining invoice={invoice} />
          </p>
        )}
      </div>
      <PrintLink invoice={invoice} />
    </div>
  );
}

export function ClientInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <DataTable
      label={text.invoices}
      rows={invoices}
      columns={columns}
      rowHref={({ id }) => paths.invoice(id)}
      card={(row) => <InvoiceCard invoice={row} />}
    />
  );
}
