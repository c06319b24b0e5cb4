import { accountQueries } from "#api/purchases/accounts.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { Payables } from "#domain/purchases/purchaseAnswers.ts";
import { type BillAge, billAges } from "#domain/purchases/supplierAccount.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billAgeLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import type { RowActionSet } from "#ui/list/rowActionSet.ts";
import { Money } from "#ui/page/Money.tsx";
import { purchaseLists } from "../purchases.strings.ts";

const text = purchaseLists.balance;
type Owed = Payables["suppliers"][number] & { id: string };

const NameLink = ({ row }: { row: Owed }) => (
  <RowLink href={paths.supplierAccount(row.supplier)} title={row.name}>
    <bdi dir="auto">{row.name}</bdi>
  </RowLink>
);

/** Amount of a cell, in grey when zero. */
const Quiet = ({ dirhams }: { dirhams: number }) =>
  dirhams === 0 ? <span className="text-ink-3">-</span> : <Money dirhams={dirhams} />;

const ageColumns = billAges.map((age): Column<Owed> => ({
  key: age,
  head: billAgeLabels[age],
  isNumber: true,
  className: "max-lg:hidden",
  cell: ({ ages }) => <Quiet dirhams={ages[age]} />,
}));

const columns: Column<Owed>[] = [
  { key: "name", head: text.supplier, cell: (row) => <NameLink row={row} /> },
  ...ageColumns,
  {
    key: "left",
    head: purchaseWords.left,
    isNumber: true,
    cell: ({ left, credits }) => (
      <>
        <Quiet dirhams={left} />
        {credits > 0 && (
          <span className="block text-sm text-ink-3">
            {purchaseWords.creditWord} <Money dirhams={credits} />
          </span>
        )}
      </>
    ),
  },
  {
    key: "balance",
    head: purchaseWords.balance,
    isNumber: true,
    cell: ({ balance }) => <Money dirhams={balance} className="font-semibold" />,
  },
];

const actionsOf = (row: Owed): RowActionSet => ({
  name: row.name,
  actions: [
    {
      icon: "eye",
      word: words.view,
      label: `${text.view}, ${row.name}`,
      href: paths.supplierAccount(row.supplier),
    },
    ...(row.rest > 0
      ? [
          {
            icon: "banknote" as const,
            word: words.payBill,
            label: `${words.payBill}, ${row.name}`,
            letter: "r",
            href: paths.payBills(row.supplier),
          },
        ]
      : []),
  ],
});

/** Amounts owed to each supplier, by days late. */
export function BalanceTab() {
  const query = useKeptQuery(accountQueries.payables);
  return (
    <Loaded query={query} failed={text.loadFailed} skeleton={<RowsSkeleton rows={8} />}>
      {(payables) =>
        payables.suppliers.length === 0 ? (
          <EmptyState icon="truck" drawing="empty" title={text.empty} text={text.emptyHint} />
        ) : (
          <>
            <Ages payables={payables} />
            <DataTable
              label={purchaseLists.tabs.balance}
              rows={payables.suppliers.map((row) => ({ ...row, id: row.supplier }))}
              columns={columns}
              card={(row) => (
                <PhoneRow
                  title={<NameLink row={row} />}
                  details={latestAge(row)}
                  end={<Money dirhams={row.balance} className="font-semibold" />}
                />
              )}
              rowHref={({ supplier }) => paths.supplierAccount(supplier)}
              actions={actionsOf}
            />
          </>
        )
      }
    </Loaded>
  );
}

/** Age of the oldest debt to a supplier. */
function latestAge({ ages }: Owed): string {
  const age = [...billAges].reverse().find((one) => ages[one] > 0);
  return age ? billAgeLabels[age] : "";
}

const tones: Partial<Record<BillAge, string>> = {
  d30: "text-warn-ink",
  d60: "text-warn-ink",
  d90: "text-bad-ink",
  older: "text-bad-ink",
};

/** Total of all debts, and of each age. */
const Ages = ({ payables: { ages, rest } }: { payables: Payables }) => (
  <dl className="grid grid-cols-2 gap-px border-b border-line bg-line md:grid-cols-3 lg:grid-cols-6">
    <Figure label={text.total} dirhams={rest} tone="" />
    {billAges.map((age) => (
      <Figure
        key={age}
        label={billAgeLabels[age]}
        dirhams={ages[age]}
        tone={ages[age] > 0 ? (tones[age] ?? "") : "text-ink-3"}
      />
    ))}
  </dl>
);

const Figure = ({ label, dirhams, tone }: { label: string; dirhams: number; tone: string }) => (
  <div className="min-w-0 bg-surface px-4 py-3">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className={`text-md font-semibold tracking-tight ${tone}`}>
      <Money dirhams={dirhams} unitClass="text-sm" />
    </dd>
  </div>
);
