import type { ReceiptStatus } from "#domain/core/records.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { billQueries } from "#api/purchases/bills.ts";
import { useRight, useUses } from "#api/session/people.ts";
import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { useLocation } from "wouter";
import { formatDay, formatMoment } from "#lib/texts/formats.ts";
import { receiptStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useKeptFocus } from "#lib/keys/useKeptFocus.ts";
import { ReceiptStatusBadge } from "#ui/page/Badge.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink, EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { MovementQuantity } from "#shared/stock/MovementQuantity.tsx";
import { tagsOfReceipt, useTagShop } from "#shared/tags/tagLinks.ts";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { isCounted } from "./receiptValues.ts";
import { ReceiptItems } from "./ReceiptItems.tsx";
import type { ReceiptDocument } from "#api/stock/receipts.ts";
import { words } from "#lib/texts/words.strings.ts";
import { receiptsStrings } from "./receipts.strings.ts";
import { useMissingQuestion } from "./useMissingQuestion.tsx";
import { transitions, useReceiptStatus } from "./useReceiptStatus.ts";

const text = receiptsStrings.detail;

/** True while goods are expected, so that receiving them is the next action. */
const isAwaited = ({ status }: ReceiptDocument): boolean =>
  transitions[status].includes("received");

function StatusActions({ receipt }: { receipt: ReceiptDocument }) {
  const { ask, dialog } = useMissingQuestion();
  const [, navigate] = useLocation();
  const { changing, change } = useReceiptStatus(ask);
  /** For a partial delivery, opens the form, which asks for the quantities. */
  const move = (status: ReceiptStatus) =>
    status === "partial"
      ? navigate(paths.receiveReceipt(receipt.id))
      : void change(receipt.id, status);
  // The pressed button disappears with the change of status: keeps the focus in the card.
  const kept = useKeptFocus();
  return (
    <Card title={words.actions}>
      <div className="grid gap-2 p-4 md:auto-cols-fr md:max-lg:grid-flow-col" {...kept}>
        {transitions[receipt.status].map((status) => (
          <Button
            key={status}
            variant={status === "received" ? "primary" : "secondary"}
            className="w-full"
            isBusy={changing === status}
            busyLabel={text.mark[status]}
            disabled={changing !== null && changing !== status}
            onClick={() => move(status)}
          >
            {text.mark[status]}
          </Button>
        ))}
      </div>
      {receipt.status === "received" && (
        <p className="-mt-2 px-4 pb-4 text-sm text-ink-3">{text.pendingHint}</p>
      )}
      {dialog}
    </Card>
  );
}

/** Days on which parts of the delivery were received. */
const Arrivals = ({ arrivals }: Pick<ReceiptDocument, "arrivals">) => (
  <Card title={words.stockEntries}>
    <ul className="grid gap-2 p-4">
      {arrivals.map(({ created, actor_name, quantity }) => (
        <li key={`${created}${actor_name}`} className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-ink-2">{text.by(formatMoment(created), actor_name)}</span>
          <MovementQuantity quantity={quantity} />
        </li>
      ))}
    </ul>
  </Card>
);

/** Link that prints tags for what was received, in a shop that prints tags. */
function TagsLink({ receipt: { status, items } }: { receipt: ReceiptDocument }) {
  const shop = useTagShop();
  const tags = shop && isCounted(status) ? tagsOfReceipt(items, shop) : "";
  if (tags === "") return null;
  return (
    <ButtonLink href={tags} icon="tag">
      {words.tags}
    </ButtonLink>
  );
}

/** Link to the bill of the received goods, while some pieces are not billed. */
function BillLink({ receipt: { id, supplier, items, status } }: { receipt: ReceiptDocument }) {
  const mayBill = [useRight("cost.see"), useRight("bill.write")].every(Boolean);
  const usesBills = useUses("purchases");
  const came = isCounted(status) && items.some(({ received_quantity }) => received_quantity > 0);
  const isAsked = mayBill && usesBills && came && supplier !== "";
  const { data } = useQuery({ ...billQueries.unbilled(supplier), enabled: isAsked });
  // A shop without any bill has billed nothing.
  const isOpen = !usesBills || data?.some(({ receipt }) => receipt === id);
  if (!mayBill || !came || !isOpen) return null;
  return (
    <ButtonLink href={paths.newBill("", id)} icon="invoice">
      {words.enterBill}
    </ButtonLink>
  );
}

type Props = OwnRemoval & { receipt: ReceiptDocument };

/** Page of a receipt: number, supplier, actions, items. */
export function ReceiptDetail({ receipt, isRemoving, onRemove }: Props) {
  const supplier = receipt.expand?.supplier;
  const title = text.title(receipt.receipt_number);
  const details: [string, ReactNode][] = [
    [words.number, receipt.receipt_number],
    [words.date, formatDay(receipt.date)],
    [words.status, receiptStatusLabels[receipt.status]],
    [words.total, <Money key="total" dirhams={receipt.total_amount} className="font-semibold" />],
  ];
  const contact: [string, ReactNode][] = supplier
    ? [
        [
          words.name,
          <a dir="auto" key="name" className="link" href={paths.supplier(supplier.id)}>
            {supplier.name}
          </a>,
        ],
        [words.contact, supplier.contact_person],
        [words.phone, <ContactLinks key="phone" phone={supplier.phone} />],
        [words.email, <ContactLinks key="email" email={supplier.email} />],
      ]
    : [[words.name, words.unknownSupplier]];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={formatDay(receipt.date)}
        back={{ href: paths.receipts, label: words.backToList }}
        badge={<ReceiptStatusBadge status={receipt.status} />}
        menu={<RemoveAction of={title} isBusy={isRemoving} onRemove={onRemove} />}
      >
        <BillLink receipt={receipt} />
        <TagsLink receipt={receipt} />
        <PrintLink href={paths.printReceipt(receipt.id)} />
        <EditLink
          href={paths.editReceipt(receipt.id)}
          variant={isAwaited(receipt) ? "secondary" : "primary"}
        />
      </PageHeader>
      <Columns
        first={<StatusActions receipt={receipt} />}
        rail={
          <>
            {receipt.arrivals.length > 0 && <Arrivals arrivals={receipt.arrivals} />}
            <DetailsCard title={text.details} details={details} />
            <DetailsCard title={words.supplier} details={contact} />
          </>
        }
      >
        <ReceiptItems receipt={receipt} />
        {receipt.notes && <TextCard title={words.notes}>{receipt.notes}</TextCard>}
      </Columns>
    </>
  );
}
