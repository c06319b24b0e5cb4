import { Fragment, type ReactNode } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import { daysBetween, parseDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { buyerOf, jobStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import type { Column } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { type Removal, rowActions, recordLink } from "#ui/list/rowActionSet.ts";
import { Money } from "#ui/page/Money.tsx";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import { company } from "#api/session/session.ts";
import { words } from "#lib/texts/words.strings.ts";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import {
  InvoiceAmount,
  InvoiceNote,
  InvoiceRemaining,
} from "#shared/sales/balance/InvoiceState.tsx";
import { CreditToUse } from "#shared/sales/balance/CreditToUse.tsx";
import { SalePicture } from "#shared/products/SalePicture.tsx";
import { JobNote } from "#shared/workshop/JobState.tsx";
import { nextStep } from "#shared/workshop/nextStep.ts";
import { invoicesStrings } from "./invoices.strings.ts";

const text = invoicesStrings.list;
/** Days after which an unpaid invoice shows how long it has been due (docs/look.md, States). */
const longDays = 30;

type Handlers = {
  onPay: (invoice: ListedInvoice) => void;
  onMove: (invoice: ListedInvoice, to: JobStatus) => void;
};

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

function ClientName({ invoice, isBelow = false }: { invoice: ListedInvoice; isBelow?: boolean }) {
  const client = invoice.expand?.client;
  if (!client)
    return (
      <span dir="auto" className={`text-ink-2 ${isBelow ? "truncate" : ""}`}>
        {buyerOf(invoice)}
      </span>
    );
  return (
    <CrossLink
      className={`font-medium ${isBelow ? "truncate" : ""}`}
      isBelow={isBelow}
      href={paths.client(client.id)}
    >
      <bdi dir="auto">{client.name}</bdi>
    </CrossLink>
  );
}

/** Client with the state of the job, whose height is reserved. */
const Client = ({ invoice }: { invoice: ListedInvoice }) => (
  <div className="flex items-center gap-3">
    <span className="max-lg:hidden">
      <SalePicture sale={invoice} />
    </span>
    <div className="flex min-h-9.5 flex-col items-start justify-center">
      <ClientName invoice={invoice} />
      <JobNote job={invoice.job} />
    </div>
  </div>
);

const actionsOf = rowActions<ListedInvoice, Handlers>((row, { onPay, onMove }) => {
  const { id, invoice_number: name, expand } = row;
  return {
    name,
    phone: expand?.client?.phone,
    isCallInMenu: true,
    cannot: { e: !row.prescription && text.noPrescription(name) },
    specified: {
      icon: "plus",
      word: words.payment,
      label: `${words.payment}, ${words.addPayment.toLowerCase()} ${name}`,
      letter: "p",
      right: "payment.take",
      onSelect: () => onPay(row),
      hasWord: true,
    },
    ours: [
      nextStep(row.job, name, (to) => onMove(row, to)),
      expand?.client !== undefined &&
        recordLink(listStrings.client, name, paths.client(expand.client.id)),
    ],
    view: paths.invoice(id),
    print: paths.printInvoice(id),
    kept: fixedReason(row, company.value),
    ...(row.prescription ? { edit: paths.editPrescription(row.prescription) } : {}),
  };
}, text);

const When = ({ invoice }: { invoice: ListedInvoice }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <time>{formatDay(invoice.date)}</time> <Waited invoice={invoice} />
  </span>
);

const columns: Column<ListedInvoice>[] = [
  {
    key: "number",
    sort: "number",
    head: text.number,
    cell: (row) => (
      <>
        <RowLink isPlain className="num text-ink-3" href={paths.invoice(row.id)}>
          {row.invoice_number}
        </RowLink>
        <span className="text-sm text-ink-3 lg:hidden">
          <When invoice={row} />
        </span>
      </>
    ),
  },
  { key: "client", head: words.client, cell: (row) => <Client invoice={row} /> },
  {
    key: "date",
    sort: "date",
    head: words.date,
    className: "max-lg:hidden",
    cell: (row) => <When invoice={row} />,
  },
  {
    key: "amount",
    sort: "amount",
    head: words.amount,
    isNumber: true,
    cell: (row) => <Money dirhams={row.total_amount} />,
  },
  {
    key: "remaining",
    sort: "due",
    head: words.due,
    isNumber: true,
    cell: (row) => <InvoiceRemaining invoice={row} />,
  },
  {
    key: "status",
    head: words.status,
    cell: (row) => <InvoiceStatusBadge status={row.status} />,
  },
];

/** Details on a phone: for a partly paid invoice first the total, as the line may be cut; then day and job. */
function phoneDetails(invoice: ListedInvoice, isDated: boolean): ReactNode {
  const due = remainingOf(invoice);
  const details = [
    due > 0 && due < invoice.total_amount && (
      <>
        {text.of} <Money dirhams={invoice.total_amount} />
      </>
    ),
    waitedDays(invoice) > longDays && <Waited invoice={invoice} />,
    !isDated && phoneDay(invoice.date),
    invoice.job && jobStatusLabels[invoice.job.status],
  ].filter(Boolean);
  const said = details.map((detail, index) => (
    <Fragment key={index}>
      {index > 0 && " · "}
      {detail}
    </Fragment>
  ));
  return said.length > 0 && said;
}

/** Row on a phone: number and amount due, client, details with status. */
function InvoiceCard({ invoice, isDated }: { invoice: ListedInvoice; isDated: boolean }) {
  const isDue = remainingOf(invoice) > 0;
  return (
    <PhoneRow
      mark={<SalePicture sale={invoice} />}
      title={
        <RowLink
          isPlain
          className="num text-ink-3 touch:-mt-3 touch:pt-3"
          href={paths.invoice(invoice.id)}
        >
          {invoice.invoice_number}
        </RowLink>
      }
      below={
        <>
          <ClientName invoice={invoice} isBelow />
          {isDue && <CreditToUse of={invoice} className="ml-auto shrink-0" />}
        </>
      }
      secondLine={phoneDetails(invoice, isDated)}
      note={<InvoiceNote invoice={invoice} />}
      end={<InvoiceAmount invoice={invoice} isDue={isDue} />}
    />
  );
}

/** Invoices table, or a list on a phone. */
export const InvoicesTable = recordTable<ListedInvoice, Removal<ListedInvoice> & Handlers>({
  label: words.invoices,
  columns,
  card: (row, isDated) => <InvoiceCard invoice={row} isDated={isDated} />,
  dayOf: ({ date }) => date,
  href: ({ id }) => paths.invoice(id),
  actions: actionsOf,
});
