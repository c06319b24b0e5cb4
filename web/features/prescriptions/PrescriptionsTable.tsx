import { Link } from "wouter";
import { eyeOf } from "#domain/optics/optics.ts";
import { formatEyeFull } from "#domain/optics/format.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay } from "#lib/formats.ts";
import { eyeLabels } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { actionsColumn, type Column } from "#ui/list/DataTable.tsx";
import { recordTable } from "#ui/list/recordTable.tsx";
import { type Removal, rowActions } from "#ui/list/RowActions.tsx";
import { EyeValue } from "./EyeValue.tsx";
import { invoiceOf, type ListedPrescription } from "#api/prescriptions.ts";
import { strings } from "./prescriptions.strings.ts";

const text = strings.list;
type Actions = Removal<ListedPrescription>;
type RowProps = { prescription: ListedPrescription };

/** The concise reading; the full one in its tooltip. */
function EyeCell({ prescription, side }: RowProps & { side: EyeSide }) {
  const eye = eyeOf(prescription, side);
  return (
    <span
      className="whitespace-nowrap"
      title={`${eyeLabels[side].name}\u00a0: ${formatEyeFull(eye)}`}
    >
      <EyeValue eye={eye} />
    </span>
  );
}

function ClientName({ prescription }: RowProps) {
  const client = prescription.expand?.client;
  if (!client) return <span className="text-ink-3">{text.unknownClient}</span>;
  return (
    <Link className="link" href={paths.client(client.id)}>
      {client.name}
    </Link>
  );
}

const actionsOf = rowActions(text, (row: ListedPrescription) => {
  const invoice = invoiceOf(row);
  return {
    name: `${formatDay(row.date)}, ${row.expand?.client?.name ?? text.unknownClient}`,
    view: paths.prescription(row.id),
    ...(invoice ? { invoice: paths.invoice(invoice.id) } : {}),
    print: paths.printPrescription(row.id),
    edit: paths.editPrescription(row.id),
  };
});

const columnsOf = (actions: Actions): Column<ListedPrescription>[] => [
  {
    key: "date",
    head: text.date,
    cell: (row) => (
      <Link className="font-semibold hover:underline" href={paths.prescription(row.id)}>
        {formatDay(row.date)}
      </Link>
    ),
  },
  { key: "client", head: text.client, cell: (row) => <ClientName prescription={row} /> },
  {
    key: "right",
    head: eyeLabels.right.mark,
    cell: (row) => <EyeCell prescription={row} side="right" />,
  },
  {
    key: "left",
    head: eyeLabels.left.mark,
    cell: (row) => <EyeCell prescription={row} side="left" />,
  },
  actionsColumn(actionsOf(actions)),
];

/** A row on a phone: whose and when, then the two eyes. */
function PrescriptionCard({ prescription, ...actions }: RowProps & Actions) {
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <span className="truncate">
          <ClientName prescription={prescription} />
        </span>
        <Link className="text-ink-2" href={paths.prescription(prescription.id)}>
          {formatDay(prescription.date)}
        </Link>
      </p>
      {eyeSides.map((side) => (
        <p key={side} className="flex gap-2">
          <span className="w-6 font-semibold text-ink-3">{eyeLabels[side].mark}</span>
          <EyeCell prescription={prescription} side={side} />
        </p>
      ))}
      <div className="flex justify-end -mr-2">{actionsOf(actions)(prescription)}</div>
    </div>
  );
}

const cardOf = (actions: Actions) => (row: ListedPrescription) => (
  <PrescriptionCard prescription={row} {...actions} />
);

/** The prescriptions: a table, or a list on a phone. */
export const PrescriptionsTable = recordTable<ListedPrescription, Actions>({
  label: text.title,
  columns: columnsOf,
  card: cardOf,
  href: ({ id }) => paths.prescription(id),
});
