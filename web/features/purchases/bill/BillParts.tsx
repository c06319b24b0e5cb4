import type { BillDocument, BillPart } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BillPaymentStateBadge } from "#shared/purchases/badges.ts";
import { billMethodLabels, purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { billStrings } from "./bill.strings.ts";

const text = billStrings.detail;

const nameOf = ({ method, reference }: BillPart): string =>
  purchaseWords.paymentTitle(billMethodLabels[method], reference);

const PaymentLink = ({ part }: { part: BillPart }) => (
  <RowLink
    href={paths.billPayment(part.payment)}
    label={`${nameOf(part)}, ${formatDay(part.date)}`}
  >
    {nameOf(part)}
  </RowLink>
);

/** Amount paid to the bill; a refused payment counts as nothing. */
const Amount = ({ part: { amount, state } }: { part: BillPart }) => (
  <Money
    dirhams={amount}
    className={state === "refused" ? "text-ink-3 line-through" : "font-medium"}
  />
);

const columns: Column<BillPart>[] = [
  { key: "payment", head: purchaseWords.payment, cell: (part) => <PaymentLink part={part} /> },
  { key: "date", head: words.date, cell: ({ date }) => formatDay(date) },
  {
    key: "state",
    head: words.state,
    cell: ({ state }) => (state ? <BillPaymentStateBadge status={state} /> : "-"),
  },
  { key: "amount", head: words.amount, isNumber: true, cell: (part) => <Amount part={part} /> },
];

/** Payments of a bill. */
export const BillParts = ({ bill: { parts } }: { bill: BillDocument }) => (
  <Card title={text.parts} className="overflow-hidden">
    {parts.length === 0 ? (
      <p className="p-4 text-ink-2">{text.noParts}</p>
    ) : (
      <DataTable
        label={text.parts}
        rows={parts}
        columns={columns}
        card={(part) => (
          <PhoneRow
            title={<PaymentLink part={part} />}
            details={formatDay(part.date)}
            end={
              <>
                <Amount part={part} />
                {part.state && <BillPaymentStateBadge status={part.state} />}
              </>
            }
          />
        )}
        rowHref={({ payment }) => paths.billPayment(payment)}
      />
    )}
  </Card>
);
