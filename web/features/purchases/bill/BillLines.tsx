import type { ReactNode } from "react";
import { toCentimes, times } from "#domain/core/money.ts";
import type { BillDocument, BillLine } from "#domain/purchases/purchaseAnswers.ts";
import { capital, formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { CrossLink } from "#ui/list/RowLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { WholeSizes } from "#ui/page/WholeSizes.tsx";
import { billStrings } from "./bill.strings.ts";
import { Differences } from "./Differences.tsx";

const text = billStrings.line;

const nameOf = ({ label, product_name }: BillLine): string => product_name || label;
const totalOf = ({ price, quantity }: BillLine) => times(toCentimes(price), quantity);

const Gap = ({ line: { gap, over } }: { line: BillLine }) => (
  <span className="flex flex-wrap gap-x-2 text-sm md:justify-end">
    <Differences gap={toCentimes(gap)} over={over} />
  </span>
);

const Name = ({ line }: { line: BillLine }) => (
  <>
    <span className="font-medium">
      <WholeSizes name={nameOf(line)} />
    </span>
    {line.receipt && (
      <CrossLink href={paths.receipt(line.receipt)} className="block text-sm text-ink-3">
        {line.receipt_number}
      </CrossLink>
    )}
  </>
);

/** Empty for a line without a receipt, which has nothing to compare with. */
const compared = (line: BillLine, value: ReactNode) => (line.receipt_item ? value : "-");

const columns: Column<BillLine>[] = [
  { key: "name", head: text.label, cell: (line) => <Name line={line} /> },
  {
    key: "expected",
    head: capital(text.expected),
    isNumber: true,
    cell: (line) => compared(line, <Money dirhams={line.expected} />),
  },
  {
    key: "received",
    head: capital(text.received),
    isNumber: true,
    cell: (line) => compared(line, formatCount(line.received)),
  },
  {
    key: "quantity",
    head: capital(text.ofBill),
    isNumber: true,
    cell: ({ quantity, price }) => (
      <>
        {formatCount(quantity)} × <Money dirhams={price} />
      </>
    ),
  },
  {
    key: "total",
    head: words.total,
    isNumber: true,
    cell: (line) => (
      <>
        <Money centimes={totalOf(line)} className="font-semibold" />
        <Gap line={line} />
      </>
    ),
  },
];

const card = (line: BillLine) => (
  <div className="grid gap-1">
    <Name line={line} />
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-ink-2">
        {formatCount(line.quantity)} × <Money dirhams={line.price} />
      </span>
      <Money centimes={totalOf(line)} className="font-semibold" />
    </p>
    {line.receipt_item !== "" && (
      <p className="text-sm text-ink-3">
        {text.expected} <Money dirhams={line.expected} /> · {text.received}{" "}
        {formatCount(line.received)}
      </p>
    )}
    <Gap line={line} />
  </div>
);

/** Lines of a bill, with what was ordered, received and billed. */
export const BillLines = ({ bill: { items } }: { bill: BillDocument }) => (
  <Card title={billStrings.detail.lines} className="overflow-hidden">
    <DataTable
      label={billStrings.detail.lines}
      rows={items}
      columns={columns}
      card={card}
      rowClass={() => "align-top"}
    />
  </Card>
);
