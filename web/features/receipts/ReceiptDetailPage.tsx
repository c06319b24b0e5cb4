import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { receiptRecord } from "#shared/documents/recordKinds.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ReceiptDetail } from "./ReceiptDetail.tsx";
import { useDeleteReceipt } from "./useDeleteReceipt.ts";

export default recordPage({
  ...receiptRecord,
  failure: (onRetry) => (
    <>
      <PageHeader title={words.receipts} back={{ href: paths.receipts, label: words.backToList }} />
      <ErrorPanel message={words.receiptFailed} onRetry={onRetry} />
      <p className="mt-3">
        <ButtonLink href={paths.receipts} icon="arrow-left">
          {words.backToList}
        </ButtonLink>
      </p>
    </>
  ),
  useRemoval: useDeleteReceipt,
  detail: (receipt, removal) => <ReceiptDetail receipt={receipt} {...removal} />,
});
