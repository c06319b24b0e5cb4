import type { ReactNode } from "react";
import { today, daysBetween, parseDay } from "#domain/core/days/days.ts";
import { creditWaitDays } from "#domain/purchases/supplierCredit.ts";
import type { SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { supplierCreditRecord } from "#shared/documents/recordKinds.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { SupplierCreditBadge } from "#shared/purchases/badges.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { purchaseWords, supplierCreditReasonLabels } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard, DetailsList } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { billStrings } from "../bill/bill.strings.ts";
import { supplierDetail } from "../supplierCells.tsx";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";
import { useAbandon } from "./useAbandon.ts";
import { useDeleteCredit } from "./useDeleteCredit.ts";

const text = supplierCreditStrings.detail;
type Details = [label: string, value: ReactNode][];
type CreditProps = { credit: SupplierCreditDocument };

/** Number of days for which an expected credit has been awaited. */
function daysWaiting({ state, date }: SupplierCreditDocument): number {
  const asked = parseDay(date);
  return state === "expected" && asked ? daysBetween(asked, today()) : 0;
}

/** Page of a supplier's credit: what was requested, what was received, what it paid. */
function CreditDetail({ credit, isRemoving, onRemove }: OwnRemoval & CreditProps) {
  const { id, state, supplier } = credit;
  const title = purchaseWords.creditTitle(credit.number);
  const { move } = useAbandon(credit);
  const isOpen = state === "expected" || state === "abandoned";
  const abandon = {
    icon: state === "abandoned" ? ("arrow-circle" as const) : ("cross" as const),
    label: state === "abandoned" ? text.resume : text.abandon,
    right: "bill.write" as const,
    onSelect: () => move(state !== "abandoned"),
  };
  const days = daysWaiting(credit);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={supplierOf(credit)}
        back={{ href: paths.purchases("avoirs"), label: purchaseWords.supplierCredits }}
        badge={<SupplierCreditBadge status={state} />}
        menu={
          <RemoveAction
            of={title}
            isBusy={isRemoving}
            isKept={credit.used_amount > 0}
            otherItems={isOpen ? [abandon] : []}
            onRemove={onRemove}
          />
        }
      >
        <EditLink
          href={paths.editSupplierCredit(id)}
          variant={state === "used" || state === "abandoned" ? "primary" : "secondary"}
        />
        {state === "expected" && (
          <ButtonLink href={paths.receiveSupplierCredit(id)} variant="primary" icon="check">
            {text.receive}
          </ButtonLink>
        )}
        {state === "received" && (
          <ButtonLink href={paths.payBills(supplier, [], id)} variant="primary" icon="banknote">
            {text.use}
          </ButtonLink>
        )}
      </PageHeader>
      {days > creditWaitDays && (
        <div className="mb-4">
          <Notice tone="warn">{text.waits(days)}</Notice>
        </div>
      )}
      <Columns first={<Amounts credit={credit} />} rail={<Asked credit={credit} />}>
        <Uses credit={credit} />
        {credit.notes && <TextCard title={words.notes}>{credit.notes}</TextCard>}
      </Columns>
    </>
  );
}

/** Amount that counts, and the amounts of the credit note. */
function Amounts({ credit }: CreditProps) {
  const { state, expected_amount, total_amount, left, rates } = credit;
  const isPaper = state === "received" || state === "used";
  const details: Details = [
    ...rates.map(({ rate, ht, vat }): Details[number] =>
      rate === null
        ? [billStrings.detail.untaxed, <Money key="none" dirhams={ht} />]
        : [
            billStrings.detail.vatOf(rateText(rate)),
            <span key={rate}>
              <Money dirhams={ht} /> + <Money dirhams={vat} />
            </span>,
          ],
    ),
    ...(isPaper ? ([[text.total, <Money key="total" dirhams={total_amount} />]] as Details) : []),
    ...(isPaper && expected_amount > 0
      ? ([[text.expected, <Money key="expected" dirhams={expected_amount} />]] as Details)
      : []),
  ];
  return (
    <Card title={billStrings.detail.amounts}>
      <div className="px-4 py-3">
        <p className="text-sm text-ink-3">{isPaper ? text.left : text.expected}</p>
        <p
          className={`text-xl font-semibold tracking-tight ${state === "used" ? "text-ink-3" : ""}`}
        >
          <Money dirhams={isPaper ? left : expected_amount} unitClass="text-sm" />
        </p>
      </div>
      {details.length > 0 && <DetailsList details={details} />}
    </Card>
  );
}

/** Requested amount, with supplier and reason. */
function Asked({ credit }: CreditProps) {
  const { expand, reason, date, received_on, booked_on, by } = credit;
  const { bill } = expand ?? {};
  const details: Details = [
    supplierDetail(credit),
    [supplierCreditStrings.form.reason, supplierCreditReasonLabels[reason]],
    [
      purchaseWords.bill,
      bill && (
        <a key="bill" className="link" href={paths.bill(bill.id)}>
          {bill.number}
        </a>
      ),
    ],
    [supplierCreditStrings.form.date, formatDay(date)],
    [supplierCreditStrings.form.received, received_on && formatDay(received_on)],
    [
      text.booked,
      booked_on && booked_on.slice(0, 10) !== received_on.slice(0, 10) && formatDay(booked_on),
    ],
    [text.by, by],
  ];
  return <DetailsCard title={text.asked} details={details.filter(([, value]) => Boolean(value))} />;
}

/** Payments that used the credit. */
const Uses = ({ credit: { uses } }: CreditProps) => (
  <Card title={text.uses}>
    {uses.length === 0 ? (
      <p className="p-4 text-ink-2">{text.noUses}</p>
    ) : (
      <ul className="divide-y divide-line">
        {uses.map(({ id, date, amount }) => (
          <li key={id} className="flex items-center justify-between gap-3 px-4 py-3">
            <a className="link" href={paths.billPayment(id)}>
              {formatDay(date)}
            </a>
            <Money dirhams={amount} className="font-medium" />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

export default withCosts(
  recordPage({
    ...supplierCreditRecord,
    useRemoval: useDeleteCredit,
    detail: (credit: SupplierCreditDocument, removal) => (
      <CreditDetail credit={credit} {...removal} />
    ),
  }),
);
