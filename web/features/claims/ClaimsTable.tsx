import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { isSent } from "#domain/claims/claimStatus.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Selection } from "#lib/useSelection.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  beneficiaryOf,
  claimedOf,
  clientNameOf,
  claimStateLabels,
  stateOf,
} from "#shared/claims/claimDisplay.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import type { RowActionSet } from "#ui/list/rowActionSet.ts";
import { CrossLink, RowLink } from "#ui/list/RowLink.tsx";
import { TickAll, TickBox } from "#ui/list/Ticks.tsx";
import { Money } from "#ui/page/Money.tsx";
import { claimsStrings } from "./claims.strings.ts";

type Props = { rows: readonly ListedClaim[]; ticks: Selection<ListedClaim> };

/** Name of a row: the beneficiary and the invoice, because a client has several claims. */
const nameOf = (claim: ListedClaim): string => `${beneficiaryOf(claim)} ${claimedOf(claim).number}`;

const PersonLink = ({ row }: { row: ListedClaim }) => (
  <RowLink href={paths.claim(row.id)} label={nameOf(row)}>
    <bdi dir="auto">{beneficiaryOf(row)}</bdi>
  </RowLink>
);

/** Agreed amount, else the requested one. */
const Amount = ({ row: { agreed, asked } }: { row: ListedClaim }) =>
  agreed + asked === 0 ? (
    "-"
  ) : (
    <span className="block text-right">
      <Money dirhams={agreed || asked} className="font-medium" />
      {agreed === 0 && asked > 0 && (
        <span className="block text-sm text-ink-3">{claimsStrings.asked.toLowerCase()}</span>
      )}
    </span>
  );

const Tick = ({ row, ticks }: { row: ListedClaim; ticks: Selection<ListedClaim> }) =>
  row.status === "agreed" &&
  !row.lost && <TickBox ticks={ticks} row={row} label={claimsStrings.tick(nameOf(row))} />;

const columnsOf = (ticks: Selection<ListedClaim>): Column<ListedClaim>[] => [
  {
    key: "tick",
    head: <TickAll ticks={ticks} />,
    className: "w-8",
    cell: (row) => <Tick row={row} ticks={ticks} />,
  },
  {
    key: "person",
    head: words.client,
    cell: (row) => (
      <>
        <PersonLink row={row} />
        {row.beneficiary && (
          <p dir="auto" className="text-sm text-ink-3">
            {clientNameOf(row)}
          </p>
        )}
      </>
    ),
  },
  { key: "fund", head: words.fund, cell: ({ expand }) => expand?.fund?.name ?? "-" },
  {
    key: "invoice",
    head: words.invoice,
    className: "max-lg:hidden whitespace-nowrap",
    cell: (row) => (
      <CrossLink className="num" href={claimedOf(row).href}>
        {claimedOf(row).number}
      </CrossLink>
    ),
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
  { key: "state", head: words.state, cell: (row) => <ClaimStatusBadge status={stateOf(row)} /> },
];

function actionsOf(row: ListedClaim): RowActionSet {
  const name = nameOf(row);
  const edit = isSent(row.status) ? [] : [editOf(row, name)];
  return {
    name,
    actions: [
      {
        icon: "eye",
        word: words.view,
        label: `${claimsStrings.view} ${name}`,
        href: paths.claim(row.id),
      },
      {
        icon: "printer",
        word: words.print,
        label: `${claimsStrings.print} ${name}`,
        letter: "i",
        href: paths.printClaim(row.id),
      },
      ...edit,
    ],
  };
}

const editOf = ({ id }: ListedClaim, name: string) => ({
  icon: "pencil" as const,
  word: words.edit,
  label: `${claimsStrings.edit} ${name}`,
  letter: "e",
  href: paths.editClaim(id),
});

/** Claims table with ticks of agreed ones, or a list on a phone. */
export const ClaimsTable = ({ rows, ticks }: Props) => (
  <DataTable
    label={words.claims}
    rows={rows}
    columns={columnsOf(ticks)}
    card={(row) => (
      <PhoneRow
        mark={<Tick row={row} ticks={ticks} />}
        title={<PersonLink row={row} />}
        details={[row.expand?.fund?.name, claimedOf(row).number].filter(Boolean).join(" · ")}
        secondLine={claimStateLabels[stateOf(row)]}
        end={<Amount row={row} />}
      />
    )}
    rowHref={({ id }) => paths.claim(id)}
    rowClass={(row) => (ticks.isTicked(row) ? "bg-brand-soft" : "")}
    actions={actionsOf}
  />
);
