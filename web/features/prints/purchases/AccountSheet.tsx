import { type Centimes, formatAmount, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import type { SupplierAccount } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { periodStrings } from "#shared/period/period.strings.ts";
import { type AccountRow, entryKey, entryName } from "#shared/purchases/accountTexts.ts";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { purchasePrints } from "./purchasePrints.strings.ts";

const text = purchasePrints.account;
type AccountProps = { account: SupplierAccount };

/** Cell of an amount; empty for null. */
const Amount = ({ of }: { of: Centimes | null }) => (
  <td className="amount">{of === null ? "" : formatAmount(of)}</td>
);

const Row = ({ entry }: { entry: AccountRow }) => {
  const amount = toCentimes(entry.amount);
  return (
    <tr className="keep">
      <td>{formatDay(entry.date)}</td>
      <td className="wrap-anywhere">{entryName(entry)}</td>
      <Amount of={amount > 0 ? amount : null} />
      <Amount of={amount < 0 ? minus(noMoney, amount) : null} />
      <Amount of={toCentimes(entry.balance)} />
    </tr>
  );
};

const Entries = ({ account: { opening, closing, entries, from, to } }: AccountProps) => (
  <SheetTable
    texts={[words.date, text.entry]}
    numbers={[purchaseWords.debit, purchaseWords.credit, purchaseWords.balance]}
  >
    <tr className="keep">
      <td>{formatDay(from)}</td>
      <td colSpan={3}>{purchaseWords.opening}</td>
      <Amount of={toCentimes(opening)} />
    </tr>
    {entries.map((entry) => (
      <Row key={entryKey(entry)} entry={entry} />
    ))}
    {/* A body row, because browsers repeat a tfoot on each page. */}
    <tr className="keep font-semibold">
      <td>{formatDay(to)}</td>
      <td colSpan={3}>{purchaseWords.closing}</td>
      <Amount of={toCentimes(closing)} />
    </tr>
  </SheetTable>
);

type Props = AccountProps & { supplier: Supplier; company: Company };

/** Account of a supplier over a period, on A4. */
export function AccountSheet({ account, supplier, company }: Props) {
  const { from, to, left, credits, expected } = account;
  const known = (amount: number) => amount > 0 && formatAmount(toCentimes(amount));
  return (
    <ShopSheet
      company={company}
      title={text.title}
      under={
        <>
          <p className="font-semibold" dir="auto">
            {supplier.name}
          </p>
          <p>{periodStrings.days(formatDay(from), formatDay(to))}</p>
        </>
      }
    >
      <SheetDetails
        details={[
          [words.supplier, supplier.name],
          [words.ice, supplier.ice],
          [text.fiscal, supplier.if],
          [purchaseWords.left, known(left)],
          [purchaseWords.credits, known(credits)],
          [purchaseWords.expected, known(expected)],
        ]}
      />
      <Entries account={account} />
      {account.entries.length === 0 && <p>{text.none}</p>}
    </ShopSheet>
  );
}
