import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { paths } from "#lib/paths.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { ReceiptDetail } from "./ReceiptDetail.tsx";
import { receiptQueries } from "#api/receipts.ts";
import { words } from "#lib/words.strings.ts";
import { useDeleteReceipt } from "./useDeleteReceipt.ts";

export default function ReceiptDetailPage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.receipts);
  const { removing, remove } = useDeleteReceipt(toPlace);
  const isRemoving = removing === id;
  // No reload during the deletion.
  const { data, error, refetch } = useQuery({ ...receiptQueries.one(id), enabled: !isRemoving });
  if (isNotFound(error))
    return <MissingDocument icon="box" title={words.receiptMissing} href={paths.receipts} />;
  if (data)
    return <ReceiptDetail receipt={data} isRemoving={isRemoving} onRemove={() => remove(data)} />;
  if (error === null) {
    return <DetailSkeleton />;
  }
  return (
    <>
      <PageHeader title={words.receipts} back={{ href: paths.receipts, label: words.backToList }} />
      <ErrorPanel message={words.receiptFailed} onRetry={() => refetch()} />
      <p className="mt-3">
        <ButtonLink href={paths.receipts} icon="arrow-left">
          {words.backToList}
        </ButtonLink>
      </p>
    </>
  );
}
