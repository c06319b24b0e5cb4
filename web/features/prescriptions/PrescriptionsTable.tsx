import type { ReactNode } from "react";
import { toCentimes } from "#domain/core/money.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { formatDioptre, formatDistance, formatEyeFull } from "#domain/optics/format.ts";
import { type EyeSide, eyeSides, type JobStatus } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { company } from "#api/session/session.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Column } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions, recordLink } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { Amount, Money } from "#ui/page/Money.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { SalePicture } from "#shared/products/SalePicture.tsx";
import { JobNote, ShortJob } from "#shared/workshop/JobState.tsx";
import { nextStep } from "#shared/workshop/nextStep.ts";
import { invoiceOf, type ListedPrescription } from "#api/sales/prescriptions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionsStrings } from "./prescriptions.strings.ts";

const text = prescriptionsStrings.list;
type Handlers = {
  onPay: (prescription: ListedPrescription) => void;
  onMove: (prescription: ListedPrescription, to: JobStatus) => void;
};
type RowProps = { prescription: ListedPrescription };
type SideProps = RowProps & { side: EyeSide };

const fullReading = ({ prescription, side }: SideProps): string =>
  `${eyeLabels[side].name}\u00a0: ${formatEyeFull(eyeOf(prescription, side))}`;

/** Short correction, with the addition after or below it; a tooltip has the full one. */
function EyeCell(props: SideProps) {
  const isNarrow = useIsNarrow();
  const eye = eyeOf(props.prescription, props.side);
  return (
    <span className="rx" title={fullReading(props)}>
      {formatDistance(eye)}{" "}
      {eye.addition !== null && (
        <span className={isNarrow ? "block text-sm" : ""}>
          <span className="font-normal text-ink-3">{words.add}</span> {formatDioptre(eye.addition)}
        </span>
      )}
    </span>
  );
}

const clientOf = ({ expand }: ListedPrescription): string =>
  expand?.client?.name ?? words.unknownClient;

/** Name of a row: day and client, because one day has several prescriptions. */
const ofClient = (day: string, row: ListedPrescription): string => `${day}, ${clientOf(row)}`;

function ClientName({ prescription, className = "" }: RowProps & { className?: string }) {
  const client = prescription.expand?.client;
  if (!client) return <span className="text-ink-3">{words.unknownClient}</span>;
  return (
    <CrossLink
      className={`font-medium ${className}`}
      href={paths.client(client.id)}
      title={client.name}
    >
      <bdi dir="auto">{client.name}</bdi>
    </CrossLink>
  );
}

const remaining = (row: ListedPrescription): number => {
  const invoice = invoiceOf(row);
  return invoice ? remainingOf(invoice) : 0;
};

/** Status and amount due of the invoice; on a tablet only the amount. */
function InvoiceState({ prescription }: RowProps) {
  const invoice = invoiceOf(prescription);
  if (!invoice) return <span className="text-ink-3">-</span>;
  const due = remaining(prescription);
  return (
    <>
      <InvoiceStatusBadge status={invoice.status} className="h-5" />
      {due > 0 && (
        <span className="block text-sm text-ink-3">
          <span className="max-lg:sr-only">{words.remains}</span>{" "}
          <Money dirhams={due} className="font-semibold text-ink" />
        </span>
      )}
    </>
  );
}

const actionsOf = rowActions<ListedPrescription, Handlers>((row, { onPay, onMove }) => {
  const invoice = invoiceOf(row);
  const client = row.expand?.client;
  const name = ofClient(formatDay(row.date), row);
  return {
    name,
    phone: client?.phone,
    isCallInMenu: true,
    cannot: {
      p: invoice
        ? remainingOf(invoice) <= 0 && listStrings.invoicePaid(invoice.invoice_number)
        : prescriptionsStrings.detail.noInvoice,
    },
    ours: [
      remaining(row) > 0 && {
        icon: "banknote",
        word: words.payment,
        label: `${words.payment}, ${name}`,
        letter: "p",
        right: "payment.take",
        onSelect: () => onPay(row),
      },
      nextStep(row.job, name, (to) => onMove(row, to)),
      client !== undefined && recordLink(listStrings.client, name, paths.client(client.id)),
    ],
    view: paths.prescription(row.id),
    ...(invoice ? { invoice: paths.invoice(invoice.id) } : {}),
    print: paths.printPrescription(row.id),
    edit: paths.editPrescription(row.id),
    kept: fixedReason(invoice, company.value),
  };
}, text);

/** Client with the state of the job, which on a tablet is one word. */
function ClientCell({ prescription }: RowProps) {
  const { job } = prescription;
  const isNarrow = useIsNarrow();
  return (
    <span className="flex items-center gap-3">
      <span className="max-xl:hidden">
        <SalePicture sale={prescription} />
      </span>
      <span className="min-w-0">
        <ClientName prescription={prescription} />
        {isNarrow ? job && <ShortJob job={job} /> : <JobNote job={job} />}
      </span>
    </span>
  );
}

const columns: Column<ListedPrescription>[] = [
  {
    key: "date",
    sort: "date",
    head: words.date,
    cell: (row) => (
      <RowLink isPlain href={paths.prescription(row.id)} label={ofClient(formatDay(row.date), row)}>
        <time>{formatDay(row.date)}</time>
      </RowLink>
    ),
  },
  {
    key: "client",
    head: words.client,
    cell: (row) => <ClientCell prescription={row} />,
  },
  ...eyeSides.map((side): Column<ListedPrescription> => ({
    key: side,
    head: eyeLabels[side].mark,
    right: "eyes.see",
    cell: (row) => <EyeCell prescription={row} side={side} />,
  })),
  {
    key: "invoice",
    head: words.invoice,
    className: "num",
    cell: (row) => <InvoiceState prescription={row} />,
  },
];

/** Amount due at the end of a phone's row, never truncated. */
const PhoneEnd = ({ prescription }: RowProps) => {
  const invoice = invoiceOf(prescription);
  const due = remaining(prescription);
  return (
    invoice && (
      <InvoiceStatusBadge status={invoice.status} className="h-5">
        {due > 0 && (
          <span>
            {words.remains} <Amount centimes={toCentimes(due)} />
          </span>
        )}
      </InvoiceStatusBadge>
    )
  );
};

/** Distance vision of an eye on a phone; nothing when the person may not see corrections. */
const PhoneEye = (props: SideProps) => (
  <span className="shrink-0">
    {areEyesSeen(props.prescription) && (
      <span title={fullReading(props)}>
        <span className="inline-block w-6 font-medium">{eyeLabels[props.side].mark}</span>
        <span className="rx text-ink">{formatDistance(eyeOf(props.prescription, props.side))}</span>
      </span>
    )}
  </span>
);

/** Addition of both eyes, written once when equal. */
function PhoneAddition({ prescription }: RowProps) {
  const additions = eyeSides.map((side) => eyeOf(prescription, side).addition);
  if (additions.every((one) => one === null)) return null;
  const said = additions.map((one) => (one === null ? "-" : formatDioptre(one)));
  return (
    <span>
      <span className="font-medium">{eyeLabels.both.mark}</span> {words.add}{" "}
      <span className="rx text-ink">{[...new Set(said)].join(" / ")}</span>
    </span>
  );
}

const PhoneLine = ({ children }: { children: ReactNode }) => (
  <span className="flex justify-between gap-3">{children}</span>
);

/** Prescriptions table, or a list on a phone. */
export const PrescriptionsTable = recordTable<
  ListedPrescription,
  Removal<ListedPrescription> & Handlers
>({
  label: words.prescriptions,
  columns,
  card: (row) => (
    <PhoneRow
      title={
        <RowLink
          isPlain
          href={paths.prescription(row.id)}
          label={ofClient(phoneDay(row.date), row)}
        >
          {phoneDay(row.date)}
        </RowLink>
      }
      beside={<ClientName prescription={row} className="block truncate" />}
      secondLine={
        <>
          <PhoneLine>
            <PhoneEye prescription={row} side="right" />
            <span className="flex gap-1">{row.job && <ShortJob job={row.job} />}</span>
          </PhoneLine>
          <PhoneLine>
            <PhoneEye prescription={row} side="left" />
            <PhoneAddition prescription={row} />
          </PhoneLine>
        </>
      }
      end={<PhoneEnd prescription={row} />}
    />
  ),
  href: ({ id }) => paths.prescription(id),
  actions: actionsOf,
});
