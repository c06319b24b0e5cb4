import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { noMoney, toCentimes } from "#domain/core/money.ts";
import { settlementOf, unusedCredit } from "#domain/sale/credit.ts";
import { type CreditDocument, creditQueries } from "#api/sales/credits.ts";
import { isNotFound } from "#api/failure.ts";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { formatDay } from "#lib/texts/formats.ts";
import {
  buyerOf,
  creditGoodsLabels,
  creditReasonLabels,
  paymentMethodLabels,
} from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { refundMethodOf } from "#shared/credits/refundMethod.ts";
import { RefundDialog } from "#shared/credits/RefundDialog.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { ErrorPanel, Notice } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { creditsStrings } from "./credits.strings.ts";
import { SizedName } from "#ui/page/SizedName.tsx";

const text = creditsStrings.detail;

/** Page of a credit note, which can never be changed. */
export default function CreditPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, refetch } = useQuery(creditQueries.one(id));
  if (isNotFound(error))
    return <MissingDocument icon="invoice" title={creditsStrings.missing} href={paths.credits} />;
  if (error && !data)
    return <ErrorPanel message={creditsStrings.failed} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton />;
  return <CreditDetail credit={data} />;
}

function CreditDetail({ credit }: { credit: CreditDocument }) {
  const [isGiving, setGiving] = useState(false);
  const { number, expand, job } = credit;
  const left = unusedCredit(credit);
  const invoice = expand?.invoice;
  const paid = useQuery({ ...invoiceQueries.one(credit.invoice), enabled: isGiving });
  return (
    <>
      <PageHeader
        title={creditsStrings.title(number)}
        subtitle={
          invoice
            ? creditsStrings.ofInvoice(invoice.invoice_number, formatDay(invoice.date))
            : false
        }
        back={{ href: paths.credits, label: words.credits }}
        badge={<Badge tone="mute">{creditReasonLabels[credit.reason]}</Badge>}
      >
        {left > noMoney && (
          <Button icon="banknote" right="refund.give" onClick={() => setGiving(true)}>
            {text.give}
          </Button>
        )}
        <PrintLink href={paths.printCredit(credit.id)} variant="primary" />
      </PageHeader>
      {job?.status === "cancelled" && (
        <div className="mb-4">
          <Notice tone="warn">
            {text.job(job.lab)}{" "}
            <a className="link" href={paths.job(job.id)}>
              {text.seeJob}
            </a>
          </Notice>
        </div>
      )}
      <Columns rail={<Rail credit={credit} />}>
        <Lines credit={credit} />
        <Settlement credit={credit} />
      </Columns>
      {isGiving && !paid.isPending && (
        <RefundDialog
          title={creditStrings.refund.ofCredit(number)}
          of={{ credit_note: credit.id }}
          proposed={left}
          most={left}
          method={refundMethodOf(paid.data ?? { payments: [] })}
          onClose={() => setGiving(false)}
        />
      )}
    </>
  );
}

function Rail({ credit }: { credit: CreditDocument }) {
  const { date, expand, notes } = credit;
  return (
    <>
      <DetailsCard
        title={text.details}
        details={[
          [words.date, formatDay(date)],
          [text.buyer, credit.buyer_name || buyerOf(credit)],
          [text.by, credit.by],
          [
            words.invoice,
            <a key="invoice" className="link" href={paths.invoice(credit.invoice)}>
              {expand?.invoice?.invoice_number}
            </a>,
          ],
        ]}
      />
      {notes && <TextCard title={words.notes}>{notes}</TextCard>}
    </>
  );
}

const Lines = ({ credit: { items, total_amount } }: { credit: CreditDocument }) => (
  <Card title={text.lines} className="overflow-hidden">
    <ul className="divide-y divide-line px-4">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3">
          <p dir="auto" className="font-medium wrap-anywhere">
            <SizedName>{item.product_name}</SizedName>
          </p>
          <p className="num font-medium">
            <Money dirhams={item.amount} />
          </p>
          <p className="text-sm text-ink-3">
            {item.quantity > 0 && `${item.quantity} · `}
            {creditGoodsLabels[item.goods]}
          </p>
        </li>
      ))}
    </ul>
    <p className="flex justify-between gap-3 border-t border-line px-4 py-3 font-medium">
      {words.total} <Money dirhams={total_amount} />
    </p>
  </Card>
);

/** Amounts refunded, kept and used; the rest reduced the invoice. */
function Settlement({ credit }: { credit: CreditDocument }) {
  const { kept, used } = credit;
  const { refunds, deducted } = settlementOf(credit);
  const rows = [
    ...refunds.map(({ id, payment_method, amount }) => ({
      key: id,
      label: text.back(paymentMethodLabels[payment_method]),
      amount: toCentimes(amount),
    })),
    { key: "kept", label: text.kept, amount: toCentimes(kept) },
    { key: "used", label: text.used, amount: toCentimes(used) },
    { key: "left", label: text.left, amount: unusedCredit(credit) },
    { key: "deducted", label: text.deducted, amount: deducted },
  ].filter(({ amount }) => amount !== noMoney);
  return (
    <Card title={text.settled}>
      <dl className="grid gap-1 p-4">
        {rows.map(({ key, label, amount }) => (
          <div key={key} className="flex flex-wrap justify-between gap-3">
            <dt>{label}</dt>
            <dd className="num">
              <Money centimes={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
