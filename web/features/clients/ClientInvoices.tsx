import type { Client, Invoice } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { words } from "#lib/texts/words.strings.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import type { RowAction, RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { InvoiceEnd, InvoiceRemaining } from "#shared/sales/balance/InvoiceState.tsx";
import { useLazyPayment } from "#shared/sales/payments/useLazyPayment.tsx";
import { listStrings } from "#ui/list/list.strings.ts";

type Props = { invoice: Invoice };

const InvoiceNumber = ({ invoice }: Props) => (
  <RowLink href={paths.invoice(invoice.id)}>{invoice.invoice_number}</RowLink>
);

const columns: Column<Invoice>[] = [
  { key: "number", head: words.invoice, cell: (invoice) => <InvoiceNumber invoice={invoice} /> },
  { key: "date", head: words.date, cell: ({ date }) => formatDay(date) },
  {
    key: "amount",
    head: words.amount,
    isNumber: true,
    cell: ({ total_amount }) => <Money dirhams={total_amount} />,
  },
  {
    key: "remaining",
    head: words.due,
    isNumber: true,
    cell: (invoice) => <InvoiceRemaining invoice={invoice} />,
  },
  {
    key: "status",
    head: words.status,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
];

const card = (invoice: Invoice) => (
  <PhoneRow
    title={<InvoiceNumber invoice={invoice} />}
    details={formatDay(invoice.date)}
    secondLine={
      remainingOf(invoice) > 0 && (
        <>
          {words.remains} <InvoiceRemaining invoice={invoice} />
        </>
      )
    }
    end={<InvoiceEnd invoice={invoice} />}
  />
);

const actionsOf =
  (onPay: (invoice: Invoice) => void) =>
  (invoice: Invoice): RowActionSet => {
    const { id, invoice_number: name } = invoice;
    const pay: RowAction = {
      icon: "banknote",
      word: words.payment,
      label: `${words.payment}, ${name}`,
      letter: "p",
      right: "payment.take",
      onSelect: () => onPay(invoice),
      // In the menu, because the row shows only the two actions of the specification.
      isInMenu: true,
    };
    const isPaid = remainingOf(invoice) <= 0;
    return {
      name,
      cannot: { p: isPaid && listStrings.invoicePaid(name) },
      actions: [
        ...(isPaid ? [] : [pay]),
        {
          icon: "eye",
          word: words.view,
          label: `${words.view} ${name}`,
          href: paths.invoice(id),
        },
        {
          icon: "printer",
          word: words.print,
          label: `${words.print} ${name}`,
          letter: "i",
          href: paths.printInvoice(id),
        },
      ],
    };
  };

/** Invoices of a client, newest first, each with an action that adds a payment. */
export function ClientInvoices(props: { client: Client; invoices: readonly Invoice[] }) {
  const { client, invoices } = props;
  const { dialog, open } = useLazyPayment();
  return (
    <>
      <DataTable
        label={words.invoices}
        rows={invoices}
        columns={columns}
        rowHref={({ id }) => paths.invoice(id)}
        card={card}
        actions={actionsOf((invoice) => void open(invoice, client.name))}
      />
      {dialog}
    </>
  );
}
