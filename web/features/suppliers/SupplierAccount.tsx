import { accountQueries } from "#api/purchases/accounts.ts";
import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { SupplierAccount as Account } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PeriodBar } from "#shared/period/PeriodBar.tsx";
import { periodStrings } from "#shared/period/period.strings.ts";
import { usePeriod } from "#shared/period/usePeriod.ts";
import { type AccountRow, entryKey, entryName, entryPage } from "#shared/purchases/accountTexts.ts";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";

const text = suppliersStrings.account;
/** Row of an entry. Its id includes the kind, because a refused payment has two entries. */
type Row = Pick<AccountRow, "date" | "amount" | "balance"> & Record<"id" | "name" | "page", string>;

const rowOf = (entry: AccountRow): Row => ({
  ...entry,
  id: entryKey(entry),
  name: entryName(entry),
  page: entryPage(entry),
});

const EntryLink = ({ row }: { row: Row }) => (
  <RowLink href={row.page} label={`${row.name}, ${formatDay(row.date)}`}>
    {row.name}
  </RowLink>
);

const columns: Column<Row>[] = [
  { key: "date", head: words.date, className: "w-0", cell: ({ date }) => formatDay(date) },
  { key: "entry", head: text.entry, cell: (row) => <EntryLink row={row} /> },
  {
    key: "debit",
    head: purchaseWords.debit,
    isNumber: true,
    cell: ({ amount }) => amount > 0 && <Money dirhams={amount} />,
  },
  {
    key: "credit",
    head: purchaseWords.credit,
    isNumber: true,
    cell: ({ amount }) => amount < 0 && <Money dirhams={-amount} />,
  },
  {
    key: "balance",
    head: purchaseWords.balance,
    isNumber: true,
    cell: ({ balance }) => <Money dirhams={balance} className="font-medium" />,
  },
];

/** Account of a supplier for a period: bills, credits and payments, with the balance after each. */
export function SupplierAccount({ supplier }: { supplier: string }) {
  const chosen = usePeriod("year");
  const { period, isValid } = chosen;
  const query = useKeptQuery({ ...accountQueries.account(supplier, period), enabled: isValid });
  const search = new URLSearchParams({ du: period.from, au: period.to }).toString();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-4 pt-4">
        <div className="max-w-full min-w-0">
          <PeriodBar chosen={chosen} />
        </div>
        <div className="mb-4 flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          <ButtonLink href={paths.printSupplierAccount(supplier, search)} icon="printer">
            {text.print}
          </ButtonLink>
          <ButtonLink href={paths.payBills(supplier)} icon="banknote">
            {words.payBill}
          </ButtonLink>
          <ButtonLink href={paths.newBill(supplier)} icon="plus">
            {words.enterBill}
          </ButtonLink>
        </div>
      </div>
      {isValid ? (
        <Loaded
          query={query}
          failed={purchaseWords.accountFailed}
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(account) => <Entries account={account} />}
        </Loaded>
      ) : (
        <div className="px-4 pb-4">
          <Notice tone="bad">{periodStrings.wrong}</Notice>
        </div>
      )}
    </div>
  );
}

function Entries({ account }: { account: Account }) {
  const { opening, closing, entries, from, to } = account;
  const rows = entries.map(rowOf);
  return (
    <>
      <Sum label={`${purchaseWords.opening}, ${formatDay(from)}`} dirhams={opening} />
      {rows.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-ink-2">{text.none}</p>
      ) : (
        <DataTable
          label={suppliersStrings.detail.tabs.account}
          rows={rows}
          columns={columns}
          card={(row) => (
            <PhoneRow
              title={<EntryLink row={row} />}
              details={formatDay(row.date)}
              end={
                <>
                  <Money dirhams={row.amount} className="font-medium" />
                  <Money dirhams={row.balance} className="text-sm text-ink-3" />
                </>
              }
            />
          )}
          rowHref={({ page }) => page}
        />
      )}
      <Sum label={`${purchaseWords.closing}, ${formatDay(to)}`} dirhams={closing} isStrong />
      <Beside account={account} />
    </>
  );
}

type SumProps = { label: string; dirhams: number; isStrong?: boolean };

const Sum = ({ label, dirhams, isStrong = false }: SumProps) => (
  <p
    className={`flex justify-between gap-3 border-t border-line px-4 py-3 ${isStrong ? "font-semibold" : "text-ink-2"}`}
  >
    {label} <Money dirhams={dirhams} />
  </p>
);

/** Sums of unused and of expected credits; nothing when there are none. */
const Beside = ({ account: { left, credits, expected } }: { account: Account }) => {
  const details = [
    [purchaseWords.left, left],
    [purchaseWords.credits, credits],
    [purchaseWords.expected, expected],
  ] as const;
  const known = details.filter(([, amount]) => amount > 0);
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line bg-hover px-4 py-3 text-sm text-ink-2">
      {known.map(([label, amount]) => (
        <div key={label} className="flex gap-2">
          <dt>{label}</dt>
          <dd className="num">
            <Money dirhams={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
