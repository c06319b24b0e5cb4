import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import { contactSheetStatuses, type EyeSide } from "#domain/core/records.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import type { ContactEye } from "#domain/contactLenses/lens.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { contactSheetStatusLabels, eyeLabels, optionsOf } from "#lib/texts/labels.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ContactSheetBadge } from "#shared/contactLenses/ContactSheetBadge.ts";
import { useLensProducts } from "#shared/contactLenses/useLensProducts.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { TabList } from "#ui/list/TabList.tsx";
import { listStrings } from "#ui/list/list.strings.ts";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { recordLink, type RowActionSet } from "#ui/list/rowActionSet.ts";
import { RowLink } from "#ui/list/RowLink.tsx";
import { lensLists } from "./lensLists.strings.ts";
import { toView } from "./lensViews.ts";

const text = lensLists.sheets;

const statuses = {
  name: "etat",
  label: text.status,
  options: [["", text.allStatuses], ...optionsOf(contactSheetStatuses, contactSheetStatusLabels)],
} as const;

type RowProps = { row: ListedSheet };
const nameOf = ({ expand }: ListedSheet): string => expand?.client?.name ?? words.unknownClient;
/** Name of a row: the client and the day, because a client has several sheets. */
const rowName = (row: ListedSheet): string => `${nameOf(row)} ${formatDay(row.date)}`;

const ClientLink = ({ row }: RowProps) => (
  <RowLink href={paths.contactSheet(row.id)} label={rowName(row)}>
    <bdi dir="auto">{nameOf(row)}</bdi>
  </RowLink>
);

/** Returns the name of a product from its id. */
type NameOf = (product: string) => string;

/** Lens of an eye in words, 'OD · Toric 55 · RC 8.70 · …'; '' for an eye without a lens. */
const eyeText = (side: EyeSide, eye: ContactEye | null, named: NameOf): string =>
  eye
    ? [eyeLabels[side].mark, named(eye.product) || eye.name, lensText(eye)]
        .filter(Boolean)
        .join(" · ")
    : "";

const eyesOf = ({ right_lens, left_lens }: ListedSheet, named: NameOf): string[] =>
  [eyeText("right", right_lens, named), eyeText("left", left_lens, named)].filter(Boolean);

/** Loads the names of the products in the listed sheets. */
function useNames(rows: readonly ListedSheet[]): NameOf {
  const eyes = rows.flatMap(({ right_lens, left_lens }) => [right_lens, left_lens]);
  const products = useLensProducts(eyes.map((eye) => eye?.product ?? ""));
  return (id) => products.get(id)?.name ?? "";
}

/** Day on which the first of both eyes runs out of boxes. */
const untilOf = ({ right_until, left_until }: ListedSheet): string =>
  [right_until, left_until].filter(Boolean).sort()[0] ?? "";

const columnsOf = (named: NameOf): Column<ListedSheet>[] => [
  { key: "client", head: words.client, cell: (row) => <ClientLink row={row} /> },
  { key: "date", head: words.date, cell: ({ date }) => <time>{formatDay(date)}</time> },
  {
    key: "state",
    head: words.state,
    cell: ({ status }) => <ContactSheetBadge status={status} />,
  },
  {
    key: "lenses",
    head: lensLists.lens,
    className: "max-lg:hidden",
    right: "eyes.see",
    cell: (row) => eyesOf(row, named).map((line) => <p key={line}>{line}</p>),
  },
  { key: "until", head: lensLists.until, cell: (row) => dayText(untilOf(row)) },
  { key: "check", head: lensLists.check, cell: ({ check_on: day }) => dayText(day) },
];

const dayText = (day: string): string => (day ? formatDay(day) : "-");

function actionsOf(row: ListedSheet): RowActionSet {
  const name = rowName(row);
  const isRenewed = row.status !== "trial";
  return {
    name,
    phone: row.expand?.client?.phone ?? "",
    isCallInMenu: true,
    actions: [
      {
        icon: "eye",
        word: words.view,
        label: `${text.view} ${name}`,
        href: paths.contactSheet(row.id),
      },
      {
        icon: "printer",
        word: words.print,
        label: `${text.print} ${name}`,
        letter: "i",
        href: paths.printContactSheet(row.id),
      },
      {
        icon: "pencil",
        word: words.edit,
        label: `${text.edit} ${name}`,
        letter: "e",
        isInMenu: true,
        href: paths.editContactSheet(row.id),
      },
      ...(isRenewed
        ? [
            {
              icon: "arrow-circle",
              word: words.renewContact,
              label: `${words.renewContact}, ${name}`,
              letter: "v",
              isInMenu: true,
              href: paths.renewContacts(row.id),
            } as const,
          ]
        : []),
      recordLink(listStrings.client, name, paths.client(row.client)),
    ],
  };
}

type Props = { state: ListState };

/** All sheets, latest first. */
export function SheetsTab({ state }: Props) {
  const query = useKeptQuery(contactLensQueries.sheetList(state));
  return (
    <TabList
      {...{ state, query }}
      icon="lens"
      texts={{ ...text, loadFailed: lensLists.loadFailed, search: lensLists.search }}
      filters={[statuses]}
      whole={toView("sheets")}
      create={{ href: paths.newContactSheet(), label: words.newContactSheet }}
    >
      {(rows) => <SheetsTable rows={rows} />}
    </TabList>
  );
}

function SheetsTable({ rows }: { rows: readonly ListedSheet[] }) {
  const named = useNames(rows);
  return (
    <DataTable
      label={lensLists.tabs.sheets}
      rows={rows}
      columns={columnsOf(named)}
      card={(row) => (
        <PhoneRow
          title={<ClientLink row={row} />}
          details={[formatDay(row.date), contactSheetStatusLabels[row.status]].join(" · ")}
          secondLine={eyesOf(row, named).join(" · ")}
        />
      )}
      rowHref={({ id }) => paths.contactSheet(id)}
      actions={actionsOf}
    />
  );
}
