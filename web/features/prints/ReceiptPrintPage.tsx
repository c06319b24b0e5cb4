import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useParams } from "wouter";
import { receiptQueries } from "#api/receipts.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { PrintedRecord } from "./PrintedRecord.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { strings } from "#shared/paper/prints.strings.ts";

const text = strings.receipt;
/** Six columns do not fit a roll. */
const formats = ["a4", "a5"] as const;

/** /stock/receipts/{id}/print: waits for 'Imprimer'. */
export default function ReceiptPrintPage() {
  const { id } = useParams<{ id: string }>();
  const query = useQuery(snapshotOf(receiptQueries.one(id)));
  return (
    <PrintedRecord
      query={query}
      failed={words.receiptFailed}
      missing={{ icon: "box", title: words.receiptMissing, href: paths.receipts }}
    >
      {(receipt, company) => (
        <PrintPage
          kind="receipt"
          title={text.page(receipt.receipt_number)}
          back={paths.receipt(id)}
          formats={formats}
        >
          {() => <ReceiptSheet receipt={receipt} company={company} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
