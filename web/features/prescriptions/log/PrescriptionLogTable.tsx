import { useRight } from "#api/session/people.ts";
import type { PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionLogStrings } from "#shared/prescriptionLog/prescriptionLog.strings.ts";
import { clientOfRow, soldOfRow, sourceOfRow } from "#shared/prescriptionLog/logCells.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { phoneDay } from "#ui/list/phoneDay.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { splitEyeText } from "./splitEyeText.ts";
import { logPageStrings } from "./logPage.strings.ts";

type RowProps = { row: PrescriptionLogRow };
type SideProps = RowProps & { side: EyeSide };

/** Link with the day; its label adds the client, because one day has several rows. */
const DayLink = ({ row, day }: RowProps & { day: string }) => (
  <RowLink isPlain href={paths.prescription(row.id)} label={`${day}, ${clientOfRow(row)}`}>
    <time>{day}</time>
  </RowLink>
);

const ClientLink = ({ row, className = "" }: RowProps & { className?: string }) => (
  <CrossLink
    className={`font-medium ${className}`}
    href={paths.client(row.client)}
    title={clientOfRow(row)}
  >
    {clientOfRow(row)}
  </CrossLink>
);

/** Prescriber and source, shown under the client on a tablet, which has no column for them. */
const originOf = (row: PrescriptionLogRow): string =>
  [row.prescriber, sourceOfRow(row)].filter(Boolean).join(" · ");

const Addition = ({ value }: { value: string }) => (
  <>
    <span className="font-normal text-ink-3">{words.add}</span> {value}
  </>
);

/** Correction of an eye, with its addition below on a tablet, and its prism below both. */
function EyeCell({ row, side }: SideProps) {
  const { distance, addition, prism } = splitEyeText(row[side]);
  if (!row[side]) return <span className="text-ink-3">-</span>;
  return (
    <>
      <span className="rx">
        {distance}{" "}
        {addition && (
          <span className="max-lg:block max-lg:text-sm">
            <Addition value={addition} />
          </span>
        )}
      </span>
      {prism && <span className="block max-w-48 text-sm text-ink-2">{prism}</span>}
    </>
  );
}

const columns: Column<PrescriptionLogRow>[] = [
  {
    key: "date",
    head: words.date,
    className: "whitespace-nowrap",
    cell: (row) => <DayLink row={row} day={formatDay(row.date)} />,
  },
  {
    key: "client",
    head: words.client,
    cell: (row) => (
      <>
        <ClientLink row={row} />
        <span className="block text-sm text-ink-3 lg:hidden">{originOf(row)}</span>
      </>
    ),
  },
  {
    key: "prescriber",
    head: words.prescriber,
    className: "max-lg:hidden",
    cell: ({ prescriber }) => prescriber || "-",
  },
  {
    key: "source",
    head: prescriptionLogStrings.source,
    className: "max-lg:hidden",
    cell: (row) => sourceOfRow(row) || "-",
  },
  ...eyeSides.map((side): Column<PrescriptionLogRow> => ({
    key: side,
    head: eyeLabels[side].mark,
    right: "eyes.see",
    cell: (row) => <EyeCell row={row} side={side} />,
  })),
  { key: "sold", head: prescriptionLogStrings.sold, cell: soldOfRow },
];

/** Line of an eye on a phone: the correction, never truncated, then a detail. */
function PhoneEye({ row, side, detail }: SideProps & { detail: string }) {
  const seesEyes = useRight("eyes.see");
  const { distance, addition, prism } = splitEyeText(row[side]);
  return (
    <span className="flex gap-2" title={row[side]}>
      <span className="shrink-0">
        {seesEyes && <span className="inline-block w-6 font-medium">{eyeLabels[side].mark}</span>}
        {seesEyes && (distance || !prism) && (
          <span className="rx text-ink">
            {distance || "-"} {addition && <Addition value={addition} />}
          </span>
        )}
      </span>
      {prism && <span className="min-w-0 truncate">{prism}</span>}
      {detail && <span className="ml-auto min-w-16 truncate text-right">{detail}</span>}
    </span>
  );
}

const PhoneCard = ({ row }: RowProps) => (
  <PhoneRow
    title={<DayLink row={row} day={phoneDay(row.date)} />}
    beside={<ClientLink row={row} className="block truncate" />}
    secondLine={
      <>
        <PhoneEye row={row} side="right" detail={row.prescriber} />
        <PhoneEye row={row} side="left" detail={sourceOfRow(row)} />
      </>
    }
    end={
      <span className="text-sm text-ink-2">{logPageStrings.isSold[row.sold ? "yes" : "no"]}</span>
    }
  />
);

/** Rows of the prescription log, or cards on a phone. */
export const PrescriptionLogTable = ({ rows }: { rows: readonly PrescriptionLogRow[] }) => (
  <DataTable
    label={words.prescriptionLog}
    rows={rows}
    columns={columns}
    card={(row) => <PhoneCard row={row} />}
    rowHref={({ id }) => paths.prescription(id)}
  />
);
