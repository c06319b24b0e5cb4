import { useLocation, useParams } from "wouter";
import { isNotFound } from "../../lib/api";
import { paths } from "../../lib/paths";
import { useRevision } from "../../lib/revisions";
import { useQuery } from "../../lib/useQuery";
import { ButtonLink } from "../../ui/ButtonLink";
import { PageHeader } from "../../ui/PageHeader";
import { ErrorPanel, RowsSkeleton } from "../../ui/Panel";
import { MissingDocument } from "../../ui/sales/MissingDocument";
import { ReceiptDetail } from "./ReceiptDetail";
import { loadReceipt } from "./receipts.api";
import { strings } from "./receipts.strings";
import { useDeleteReceipt } from "./useDeleteReceipt";

const text = strings.detail;

export default function ReceiptDetailPage() {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const { removing, remove } = useDeleteReceipt(() => navigate(paths.receipts));
  const isRemoving = removing === id;
  const { data, error, reload } = useQuery(
    // What is being deleted is not asked for again.
    isRemoving ? null : id,
    (signal) => loadReceipt(id, signal),
    { revision: useRevision("optique_stock_receipts"), keeps: isRemoving },
  );
  if (isNotFound(error))
    return <MissingDocument icon="stock" title={text.missing} href={paths.receipts} />;
  if (data)
    return <ReceiptDetail receipt={data} isRemoving={isRemoving} onRemove={() => remove(data)} />;
  if (error === undefined) {
    return (
      <section className="card">
        <RowsSkeleton rows={6} />
      </section>
    );
  }
  return (
    <>
      <PageHeader title={strings.title} back={{ href: paths.receipts, label: text.back }} />
      <ErrorPanel message={text.loadFailed} onRetry={reload} />
      <p className="mt-3">
        <ButtonLink href={paths.receipts} icon="arrow-left">
          {text.back}
        </ButtonLink>
      </p>
    </>
  );
}
