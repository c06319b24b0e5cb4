import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { loadReceipt } from "#api/receipts.ts";
import { company } from "#api/session.ts";
import { useQuery } from "#api/useQuery.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { SheetSkeleton } from "./SheetSkeleton.tsx";
import { strings } from "./prints.strings.ts";

const text = strings.receipt;
/** Six columns do not fit a roll. */
const formats = ["a4", "a5"] as const;

/** /stock/receipts/{id}/print: waits for 'Imprimer'. */
export default function ReceiptPrintPage() {
  const { id } = useParams<{ id: string }>();
  const shop = useValue(company);
  const query = useQuery(id, (signal) => loadReceipt(id, signal));
  useLeaveOnFailure(query, words.receiptFailed, paths.receipts);
  if (isNotFound(query.error)) {
    return (
      <main>
        <MissingDocument icon="box" title={words.receiptMissing} href={paths.receipts} />
      </main>
    );
  }
  if (!query.data || !shop) return <SheetSkeleton />;
  const { data: receipt } = query;
  return (
    <PrintPage
      kind="receipt"
      title={text.page(receipt.receipt_number)}
      back={paths.receipt(id)}
      formats={formats}
    >
      {() => <ReceiptSheet receipt={receipt} company={shop} />}
    </PrintPage>
  );
}
