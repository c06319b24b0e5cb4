import { useRight } from "#api/session/people.ts";
import { billQueries } from "#api/purchases/bills.ts";
import type { BillDocument } from "#domain/purchases/purchaseAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { billRecord } from "#shared/documents/recordKinds.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { FileCard } from "#shared/files/FileCard.tsx";
import { BillStateBadge } from "#shared/purchases/badges.ts";
import { withCosts } from "#shared/purchases/withCosts.tsx";
import { purchaseWords } from "#shared/purchases/purchases.strings.ts";
import { supplierOf } from "#shared/stock/supplierOf.ts";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { billStrings } from "./bill.strings.ts";
import { BillLines } from "./BillLines.tsx";
import { BillParts } from "./BillParts.tsx";
import { BillAmounts, BillDetails } from "./BillRail.tsx";
import { BillRemarks } from "./BillRemarks.tsx";
import { useDeleteBill } from "./useDeleteBill.ts";

const text = billStrings.detail;

type Props = OwnRemoval & { bill: BillDocument };

/** Page of a supplier's bill: amount left to pay, lines compared with the receipt, payments. */
function BillDetail({ bill, isRemoving, onRemove }: Props) {
  const title = purchaseWords.billTitle(bill.number);
  const mayAsk = useRight("bill.write") && bill.credit > 0;
  const ask = {
    icon: "invoice" as const,
    label: words.askCredit,
    href: paths.newSupplierCredit({ bill: bill.id }),
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={supplierOf(bill)}
        back={{ href: paths.purchases(), label: words.purchases }}
        badge={<BillStateBadge status={bill.state} />}
        menu={
          <RemoveAction
            of={title}
            isBusy={isRemoving}
            isKept={bill.parts.length > 0}
            otherItems={mayAsk ? [ask] : []}
            onRemove={onRemove}
          />
        }
      >
        <EditLink
          href={paths.editBill(bill.id)}
          variant={bill.rest > 0 ? "secondary" : "primary"}
        />
        {bill.rest > 0 && (
          <ButtonLink
            href={paths.payBills(bill.supplier, [bill.id])}
            variant="primary"
            icon="banknote"
          >
            {words.payBill}
          </ButtonLink>
        )}
      </PageHeader>
      <BillRemarks bill={bill} />
      <Columns first={<BillAmounts bill={bill} />} rail={<Rail bill={bill} />}>
        {bill.items.length > 0 && <BillLines bill={bill} />}
        <BillParts bill={bill} />
        {bill.notes && <TextCard title={words.notes}>{bill.notes}</TextCard>}
      </Columns>
    </>
  );
}

const Rail = ({ bill }: { bill: BillDocument }) => (
  <>
    <BillDetails bill={bill} />
    {bill.file && (
      <FileCard
        title={text.file}
        alt={text.file}
        texts={{ open: text.openFile, pdf: text.pdf }}
        query={billQueries.file(bill.id, bill.file)}
      />
    )}
  </>
);

export default withCosts(
  recordPage({
    ...billRecord,
    useRemoval: useDeleteBill,
    detail: (bill: BillDocument, removal) => <BillDetail bill={bill} {...removal} />,
  }),
);
