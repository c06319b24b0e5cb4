import { receiptRecord } from "#shared/documents/recordKinds.ts";
import { paths } from "#lib/addresses/paths.ts";
import { printPage } from "./PrintedRecord.tsx";
import { PrintPage } from "./PrintPage.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";

const text = printStrings.receipt;
/** Formats wide enough for six columns. */
const formats = ["a4", "a5"] as const;

/** /stock/receipts/{id}/print: waits for 'Imprimer'. */
export default printPage({
  ...receiptRecord,
  print: (receipt, company, id) => (
    <PrintPage
      kind="receipt"
      title={text.page(receipt.receipt_number)}
      back={paths.receipt(id)}
      formats={formats}
    >
      {() => <ReceiptSheet receipt={receipt} company={company} />}
    </PrintPage>
  ),
});
