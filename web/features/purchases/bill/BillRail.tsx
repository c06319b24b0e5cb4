import type { ReactNode } from "react";
import { toCentimes } from "#domain/core/money.ts";
import { htOfRates } from "#domain/purchases/bill.ts";
import type { BillCredit, BillDocument } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierCreditBadge } from "#shared/purchases/badges.ts";
import { Card } from "#ui/page/Card.tsx";
import { DetailsCard, DetailsList } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { billStrings } from "./bill.strings.ts";
import { supplierDetail } from "../supplierCells.tsx";

const text = billStrings.detail;
type Props = { bill: BillDocument };
type Details = [label: string, value: ReactNode][];

/** Amount left to pay, and the amounts printed on the bill. */
export function BillAmounts({ bill }: Props) {
  const taxed = bill.rates.some(({ rate }) => rate !== null);
  const amounts: Details = [
    ...(taxed ? ([[text.ht, <Money key="ht" centimes={htOfRates(bill.rates)} />]] as Details) : []),
    ...bill.rates.map(({ rate, vat, ht }): Details[number] =>
      rate === null
        ? [text.untaxed, <Money key="none" dirhams={ht} />]
        : [text.vatOf(rateText(rate)), <Money key={rate} dirhams={vat} />],
    ),
    [text.total, <Money key="total" dirhams={bill.total_amount} className="font-semibold" />],
    [words.paid, <Money key="paid" dirhams={bill.paid} />],
  ];
  return (
    <Card title={text.amounts}>
      <div className="px-4 pt-3">
        <p className="text-sm text-ink-3">{words.due}</p>
        <p className={`text-xl font-semibold tracking-tight ${restTone(bill)}`}>
          <Money dirhams={bill.rest} unitClass="text-sm" />
        </p>
      </div>
      <DetailsList details={amounts} />
    </Card>
  );
}

const restTone = ({ rest, state }: BillDocument): string =>
  toCentimes(rest) === 0 ? "text-ink-3" : state === "late" ? "text-bad-ink" : "";

const Credit = ({ of: { id, number, amount, state } }: { of: BillCredit }) => (
  <span className="flex flex-wrap items-center justify-end gap-2">
    <a className="link" href={paths.supplierCredit(id)}>
      {number && <bdi dir="auto">{number}</bdi>} <Money dirhams={amount} />
    </a>
    <SupplierCreditBadge status={state} />
  </span>
);

/** Supplier and days of the bill, and the credits requested for it. */
export function BillDetails({ bill }: Props) {
  const { date, due_on, booked_on, label, by } = bill;
  const details: Details = [
    supplierDetail(bill),
    [text.label, label],
    [text.paper, formatDay(date)],
    [text.due, formatDay(due_on)],
  ];
  // Shown only when the bill is booked on another day than its own.
  if (booked_on.slice(0, 10) !== date.slice(0, 10))
    details.push([text.booked, formatDay(booked_on)]);
  if (by) details.push([text.by, by]);
  for (const credit of bill.credits)
    details.push([text.credit, <Credit key={credit.id} of={credit} />]);
  return <DetailsCard title={words.information} details={details} />;
}
