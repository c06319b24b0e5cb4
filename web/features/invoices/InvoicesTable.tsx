import { Link } from "wouter";
import { daysBetween, parseDay, today } from "#domain/core/days.ts";
import { balance } from "#domain/sale/invoice.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import { formatDay } from "#lib/formats.ts";
import { buyerOf } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { Money } from "#ui/page/Money.tsx";
import type { ListedInvoice } from "#api/invoices.ts";
import { SurplusBadge } from "#ui/sales/SurplusBadge.tsx";
import { surplusOfInvoice } from "#ui/sales/tellSurplus.ts";
import { strings } from "./invoices.strings.ts";

const text = strings.list;
/** Beyond this an unpaid invoice says how long it has waited (web/README.md, States). */
const longDays = 30;

type Actions = Removal<ListedInvoice> & { onPay: (invoice: ListedInvoice) => void };

export const remainingOf = (invoice: ListedInvoice): number =>
  toDirhams(balance(toCentimes(invoice.total_amount), toCentimes(invoice.paid_amount)).remaining);

function waitedDays(invoice: ListedInvoice): number {
  const day = parseDay(invoice.date);
  return day && invoice.status !== "paid" ? daysBetween(day, today()) : 0;
}

function Waited({ invoice }: { invoice: ListedInvoice }) {
  const days = waitedDays(invoice);
  if (days <= longDays) return null;
  return (
    <span
      className="text-sm font-semibold text-bad-ink whitespace-nowrap"
      title={text.unpaidSince(days)}
    >
      {text.days(days)}
    </span>
  );
}

function ClientName({ invoice }: { invoice: ListedInvoice }) {
  const client = invoice.expand?.client;
  if (!client) return <span className="text-ink-3">{buyerOf(invoice)}</span>;
  return (
    <Link className="hover:underline" href={paths.client(client.id)}>
      {client.name}
    </Link>
  );
}

function PayButton({ invoice, onPay }: { invoice: ListedInvoice; onPay: Actions["onPay"] }) {
  if (remainingOf(invoice) <= 0) return null;
  return (
    <Button
      size="sm"
      icon="plus"
      title={text.addPayment}
      aria-label={`${text.payment}, ${text.addPayment.toLowerCase()} ${invoice.invoice_number}`}
      onClick={() => onPay(invoice)}
    >
      {text.payment}
    </Button>
  );
}

const wideActions = rowActions(text, ({ id, invoice_number }: ListedInvoice) => ({
  name: invoice_number,
  view: paths.invoice(id),
}));
const phoneActions = rowActions(text, ({ invoice_number }: ListedInvoice) => ({
  name: invoice_number,
}));

function columnsOf({ onPay, ...removal }: Actions): Column<ListedInvoice>[] {
  return [
    {
      key: "number",
      head: text.number,
      cell: (row) => (
        <Link className="font-semibold hover:underline" href={paths.invoice(row.id)}>
          {row.invoice_number}
        </Link>
      ),
    },
    { key: "client", head: text.client, cell: (row) => <ClientName invoice={row} /> },
    {
      key: "date",
      head: text.date,
      cell: (row) => (
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          {formatDay(row.date)} <Waited invoice={row} />
        </span>
      ),
    },
    { key: "status", head: text.status, cell: (row) => <InvoiceStatusBadge status={row.status} /> },
    {
      key: "amount",
      head: text.amount,
      isNumber: true,
      cell: (row) => <Money dirhams={row.total_amount} />,
    },
    {
      key: "remaining",
      head: text.remaining,
      isNumber: true,
      cell: (row) => {
        if (surplusOfInvoice(row) > 0) return <SurplusBadge invoice={row} />;
        const remaining = remainingOf(row);
        return (
          <Money dirhams={remaining} className={remaining > 0 ? "font-semibold" : "text-ink-3"} />
        );
      },
    },
    actionsColumn((row) => (
      <span className="inline-flex items-center justify-end gap-1">
        <PayButton invoice={row} onPay={onPay} />
        {wideActions(removal)(row)}
      </span>
    )),
  ];
}

/** A row on a phone: name and amount, facts and badge, then what is due with its button. */
function InvoiceCard({ invoice, onPay, ...removal }: { invoice: ListedInvoice } & Actions) {
  const remaining = remainingOf(invoice);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5">
      <p className="font-semibold truncate">
        <ClientName invoice={invoice} />
      </p>
      <Money dirhams={invoice.total_amount} className="num font-semibold" />
      <p className="text-sm text-ink-2">
        <Link href={paths.invoice(invoice.id)}>{invoice.invoice_number}</Link> ·{" "}
        {formatDay(invoice.date)} <Waited invoice={invoice} />
      </p>
      <span className="justify-self-end">
        <InvoiceStatusBadge status={invoice.status} />
      </span>
      <p className="text-ink-2">
        <SurplusBadge invoice={invoice} />
        {remaining > 0 && (
          <>
            {text.remainingShort} <Money dirhams={remaining} className="font-semibold text-ink" />
          </>
        )}
      </p>
      <span className="inline-flex items-center gap-1 justify-self-end -mr-2">
        <PayButton invoice={invoice} onPay={onPay} />
        {phoneActions(removal)(invoice)}
      </span>
    </div>
  );
}

const cardOf = (actions: Actions) => (row: ListedInvoice) => (
  <InvoiceCard invoice={row} {...actions} />
);

/** The invoices: a table, or a list on a phone. */
export const InvoicesTable = recordTable<ListedInvoice, Actions>({
  label: text.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.invoice(id),
});
