import { invoiceQueries } from "#api/invoices.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { InvoiceDetail } from "./InvoiceDetail.tsx";
import { useDeleteInvoice } from "./useDeleteInvoice.tsx";

export default recordPage({
  query: invoiceQueries.one,
  list: paths.invoices(),
  icon: "invoice",
  missing: words.invoiceMissing,
  failed: words.invoiceFailed,
  useRemoval: useDeleteInvoice,
  detail: (invoice, removal) => <InvoiceDetail invoice={invoice} {...removal} />,
});
