import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { receiptQueries } from "#api/receipts.ts";
import { company } from "#api/session.ts";
import { paths } from "#lib/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { SheetSkeleton } from "./SheetSkeleton.tsx";
import { strings } from "./prints.strings.ts";

const text = strings.receipt;
/** Six columns do not fit a roll. */
const formats = ["a4", "a5"] as const;

/** /stock/receipts/{id}/print: waits for 'Imprimer' (web/README.md, Paper). */
export default function ReceiptPrintPage() {
  const { id } = useParams<{ id: string }>();
  const shop = useValue(company);
  const query = useQuery(snapshotOf(receiptQueries.one(id)));
  useLeaveOnFailure(query, text.loadFailed, paths.receipts);
  if (isNotFound(query.error)) {
    return (
      <main>
        <MissingDocument icon="box" title={text.missing} href={paths.receipts} />
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
