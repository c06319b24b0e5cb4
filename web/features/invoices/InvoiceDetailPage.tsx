import { invoiceRecord } from "#shared/documents/recordKinds.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { InvoiceDetail } from "./InvoiceDetail.tsx";
import { useDeleteInvoice } from "./useDeleteInvoice.tsx";

export default recordPage({
  ...invoiceRecord,
  useRemoval: useDeleteInvoice,
  detail: (invoice, removal) => <InvoiceDetail invoice={invoice} {...removal} />,
});
