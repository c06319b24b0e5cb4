import type { ReactNode } from "react";
import type { BillPaymentDocument, PaymentPart } from "#domain/purchases/purchaseAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billPaymentRecord } from "#shared/documents/recordKinds.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { BillPaymentStateBadge } from "#shared/purchases/badges.ts";
import {
  billMethodLabels,
  billPaymentStateLabels,
  billRemarkTexts,
  purchaseWords,
} from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { EmptyState, Notice } from "#ui/feedback/Panel.tsx";
import { type Column, DataTable } from "#ui/list/DataTable.tsx";
import { PhoneRow } from "#ui/list/PhoneRow.tsx";
import { RowLink } from "#ui/list/RowLink.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { supplierDetail } from "../supplierCells.tsx";
import { billPaymentStrings } from "./payment.strings.ts";
import { type EndState, issueAgain, useBillPaymentState } from "./useBillPaymentState.tsx";
import { paymentName, useDeletePayment } from "./useDeletePayment.ts";

const text = billPaymentStrings.detail;
const acts = billPaymentStrings.state;

type PaymentProps = { payment: BillPaymentDocument };

/** Page of a payment to a supplier: the bills it pays, and its state at the bank. */
function PaymentDetail({ payment, isRemoving, onRemove }: OwnRemoval & PaymentProps) {
  const title = paymentName(payment);
  const { ask, dialog } = useBillPaymentState();
  const isOpen = payment.state === "issued";
  const isEnded = payment.state === "debited" || payment.state === "refused";
  const back = {
    icon: "arrow-circle" as const,
    label: acts.back,
    right: "bill.pay" as const,
    onSelect: () => void issueAgain(payment.id),
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={supplierOf(payment)}
        back={{ href: paths.purchases("reglements"), label: purchaseWords.payments }}
        badge={payment.state && <BillPaymentStateBadge status={payment.state} />}
        menu={
          <RemoveAction
            of={title}
            isBusy={isRemoving}
            otherItems={isEnded ? [back] : []}
            onRemove={onRemove}
          />
        }
      >
        <EditLink
          href={paths.editBillPayment(payment.id)}
          variant={isOpen ? "secondary" : "primary"}
        />
        {isOpen && <BankActs onState={(state) => ask(payment, state)} />}
      </PageHeader>
      {dialog}
      {payment.remarks.map((remark) => (
        <div key={remark} className="mb-4">
          <Notice tone="warn">{billRemarkTexts[remark]}</Notice>
        </div>
      ))}
      <Columns rail={<DetailsCard title={text.details} details={detailsOf(payment)} />}>
        <PaidBills payment={payment} />
        {payment.notes && <TextCard title={words.notes}>{payment.notes}</TextCard>}
      </Columns>
    </>
  );
}

/** Buttons that record whether the bank debited or refused a cheque or bill of exchange. */
const BankActs = ({ onState }: { onState: (state: EndState) => void }) => (
  <>
    <Button icon="cross" right="bill.pay" onClick={() => onState("refused")}>
      {acts.refuse}
    </Button>
    <Button variant="primary" icon="check" right="bill.pay" onClick={() => onState("debited")}>
      {acts.debit}
    </Button>
  </>
);

function detailsOf(payment: BillPaymentDocument): [string, ReactNode][] {
  const { expand, state, state_on, left } = payment;
  const credit = expand?.supplier_credit;
  const details: [string, ReactNode][] = [
    [words.amount, <Money key="amount" dirhams={payment.amount} className="font-semibold" />],
    [purchaseWords.left, left > 0 && <Money key="left" dirhams={left} />],
    supplierDetail(payment),
    [words.date, formatDay(payment.date)],
    [billPaymentStrings.form.method, billMethodLabels[payment.method]],
    [
      purchaseWords.creditWord,
      credit && (
        <a key="credit" className="link" href={paths.supplierCredit(credit.id)}>
          {purchaseWords.creditTitle(credit.number)}
        </a>
      ),
    ],
    [words.reference, payment.reference],
    [words.bank, payment.bank],
    [words.dueOn, payment.due_on && formatDay(payment.due_on)],
    [
      words.state,
      state && state !== "issued" && state_on
        ? text.stateOn(billPaymentStateLabels[state], formatDay(state_on))
        : state && billPaymentStateLabels[state],
    ],
    [text.by, payment.by],
  ];
  return details.filter(([, value]) => Boolean(value));
}

const BillLink = ({ part }: { part: PaymentPart }) => (
  <RowLink href={paths.bill(part.bill)}>{part.number}</RowLink>
);

const columns: Column<PaymentPart>[] = [
  { key: "number", head: purchaseWords.bill, cell: (part) => <BillLink part={part} /> },
  { key: "date", head: words.date, cell: ({ bill_date }) => formatDay(bill_date) },
  { key: "due", head: words.dueOn, cell: ({ due_on }) => formatDay(due_on) },
  {
    key: "rest",
    head: purchaseWords.rest,
    isNumber: true,
    className: "max-lg:hidden",
    cell: ({ rest }) => <Money dirhams={rest} className="text-ink-3" />,
  },
  {
    key: "amount",
    head: billPaymentStrings.form.paid,
    isNumber: true,
    cell: ({ amount }) => <Money dirhams={amount} className="font-medium" />,
  },
];

/** Bills that the payment pays. */
const PaidBills = ({ payment }: PaymentProps) => (
  <Card title={text.bills} className="overflow-hidden">
    {payment.parts.length === 0 ? (
      <EmptyState icon="invoice" title={text.noBills}>
        <ButtonLink href={paths.editBillPayment(payment.id)}>{text.allot}</ButtonLink>
      </EmptyState>
    ) : (
      <DataTable
        label={text.bills}
        rows={payment.parts}
        columns={columns}
        card={(part) => (
          <PhoneRow
            title={<BillLink part={part} />}
            details={[formatDay(part.bill_date), purchaseWords.due(formatDay(part.due_on))].join(
              " · ",
            )}
            end={<Money dirhams={part.amount} className="font-medium" />}
          />
        )}
        rowHref={({ bill }) => paths.bill(bill)}
      />
    )}
  </Card>
);

export default withCosts(
  recordPage({
    ...billPaymentRecord,
    useRemoval: useDeletePayment,
    detail: (payment: BillPaymentDocument, removal) => (
      <PaymentDetail payment={payment} {...removal} />
    ),
  }),
);
