import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { useState } from "react";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useValue } from "#lib/useValue.ts";
import { useUses } from "#api/session/people.ts";
import { company } from "#api/session/session.ts";
import { words } from "#lib/texts/words.strings.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { AddPayment } from "#shared/sales/payments/AddPayment.tsx";
import { ChequeDialog } from "#shared/sales/payments/ChequeDialog.tsx";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { InvoiceDue } from "#shared/sales/balance/InvoiceDue.tsx";
import { ItemsTable } from "#shared/sales/items/ItemsTable.tsx";
import { ItemWarranty } from "#shared/services/ItemWarranty.tsx";
import { MethodDialog } from "#shared/sales/payments/MethodDialog.tsx";
import { PaymentsTable } from "#shared/sales/payments/PaymentsTable.tsx";
import { ReferenceDialog } from "#shared/sales/payments/ReferenceDialog.tsx";
import { PlanDialog } from "#shared/sales/plan/PlanDialog.tsx";
import { planStrings } from "#shared/sales/plan/plan.strings.ts";
import { SurplusBadge } from "#shared/sales/balance/SurplusBadge.tsx";
import { useChequeState } from "#shared/sales/cheques/useChequeState.tsx";
import { useRemovePayment } from "#shared/sales/payments/useRemovePayment.ts";
import { TicketsCard } from "#shared/services/TicketsCard.tsx";
import { creditItems, InvoiceCredits, isCreditable } from "./InvoiceCredits.tsx";
import { InvoiceRail } from "./InvoiceRail.tsx";
import { issue, issueLine } from "./IssueCard.tsx";
import { invoicesStrings } from "./invoices.strings.ts";

const text = invoicesStrings.detail;
type Props = OwnRemoval & { invoice: InvoiceDocument };

/** Page of an invoice: items, payments, amount due. */
export function InvoiceDetail({ invoice, isRemoving, onRemove }: Props) {
  const [isPaying, setPaying] = useState(false);
  const [completed, setCompleted] = useState<Payment | null>(null);
  const [corrected, setCorrected] = useState<Payment | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  const removePayment = useRemovePayment();
  const cheques = useChequeState();
  const total = toCentimes(invoice.total_amount);
  return (
    <>
      <Header
        invoice={invoice}
        isRemoving={isRemoving}
        onRemove={onRemove}
        onPay={() => setPaying(true)}
        onPlan={() => setPlanning(true)}
      />
      <Columns first={<InvoiceDue invoice={invoice} />} rail={<InvoiceRail invoice={invoice} />}>
        <ItemsTable
          items={invoice.items}
          total={total}
          noteOf={(item) => <ItemWarranty item={item} />}
        />
        <PaymentsTable
          payments={invoice.payments}
          invoice={invoice}
          hasReference
          onEdit={setCompleted}
          onMethod={setCorrected}
          onState={cheques.change}
          onRemove={removePayment}
        />
        <InvoiceCredits invoice={invoice} />
        <TicketsCard of={{ invoice: invoice.id }} />
        {invoice.notes && <TextCard title={words.notes}>{invoice.notes}</TextCard>}
      </Columns>
      {completed && <Completion payment={completed} onClose={() => setCompleted(null)} />}
      {corrected && <MethodDialog payment={corrected} onClose={() => setCorrected(null)} />}
      {cheques.question}
      {isPlanning && <PlanDialog invoice={invoice} onClose={() => setPlanning(false)} />}
      {isPaying && (
        <AddPayment invoice={invoice} client={buyerOf(invoice)} onClose={() => setPaying(false)} />
      )}
    </>
  );
}

/** Dialog that adds the reference of a payment. */
const Completion = (props: { payment: Payment; onClose: () => void }) =>
  props.payment.payment_method === "check" ? (
    <ChequeDialog {...props} />
  ) : (
    <ReferenceDialog {...props} />
  );

/** Entries of the invoice's menu '…'. For a locked invoice, several are on cards instead. */
function useMore(invoice: InvoiceDocument, onPlan: () => void): MenuItem[] {
  const { once } = useOnce();
  const deposit: MenuItem = {
    icon: "mounting",
    label: words.newService,
    right: "service.write",
    href: paths.newService(invoice.client, invoice.id),
  };
  const plan: MenuItem = {
    icon: "calendar",
    label: planStrings.title,
    right: "sale.write",
    onSelect: onPlan,
  };
  const plans = remainingOf(invoice) > 0 ? [plan] : [];
  if (useValue(company)?.invoice_lock) return [...plans, deposit];
  const draft: MenuItem = {
    icon: "check",
    label: invoicesStrings.issue.issue,
    onSelect: () => void once(() => issue(invoice.id)),
  };
  return [
    ...(isCreditable(invoice) ? creditItems(invoice) : []),
    ...(invoice.issued_at ? [] : [draft]),
    ...plans,
    deposit,
  ];
}

/** True when the invoice sells contact lenses, whose sheet and values can be edited even after the issue. */
function useHasContactLines({ items }: InvoiceDocument): boolean {
  const isUsed = useUses("contact_lenses");
  return isUsed && items.some(({ product_type: type }) => type === "contact_lens");
}

/** Header of an invoice: the next action comes first. */
function Header({
  invoice,
  isRemoving,
  onRemove,
  onPay,
  onPlan,
}: Props & Record<"onPay" | "onPlan", () => void>) {
  const shop = useValue(company);
  const isFixed = fixedReason(invoice, shop) !== "";
  const more = useMore(invoice, onPlan);
  const hasContactLines = useHasContactLines(invoice);
  const title = text.title(invoice.invoice_number);
  return (
    <PageHeader
      title={title}
      subtitle={[
        text.created(formatDay(invoice.date)),
        ...(shop?.invoice_lock ? [] : issueLine(invoice)),
      ].join(" · ")}
      back={{ href: paths.invoices(), label: words.backToList }}
      badge={
        <>
          <InvoiceStatusBadge status={invoice.status} />
          <SurplusBadge invoice={invoice} />
        </>
      }
      menu={
        (more.length > 0 || !isFixed) && (
          <RemoveAction
            of={title}
            isBusy={isRemoving}
            isKept={isFixed}
            otherItems={more}
            onRemove={onRemove}
          />
        )
      }
    >
      {!invoice.prescription && (!isFixed || hasContactLines) && (
        <EditLink href={paths.editSale(invoice.id)} />
      )}
      <PayAndPrint invoice={invoice} onPay={onPay} />
    </PageHeader>
  );
}

/**
 * Buttons to pay and to print. The primary one is the payment while something is due, afterwards the print, which then
 * comes last.
 */
function PayAndPrint({ invoice, onPay }: { invoice: InvoiceDocument; onPay: () => void }) {
  const isDue = remainingOf(invoice) > 0;
  const print = (
    <PrintLink href={paths.printInvoice(invoice.id)} variant={isDue ? "secondary" : "primary"} />
  );
  return (
    <>
      {isDue && print}
      <Button
        variant={isDue ? "primary" : "secondary"}
        icon="plus"
        right="payment.take"
        onClick={onPay}
      >
        {words.addPayment}
      </Button>
      {!isDue && print}
    </>
  );
}
