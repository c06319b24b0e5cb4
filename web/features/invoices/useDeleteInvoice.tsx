import { buyerOf, invoiceStatusLabels, jobStatusLabels } from "#lib/texts/labels.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import type { ListedJob } from "#api/sales/jobs.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { soldPicture, type SoldThings } from "#shared/sales/items/soldPicture.tsx";
import { closedDays } from "#shared/till/closedDays.ts";
import { deleteInvoice, loadInvoice } from "#api/sales/invoices.ts";
import { invoicesStrings } from "./invoices.strings.ts";

/** Invoice to delete, from the list or from its page. */
type Removed = Omit<ListedInvoice, "job"> & SoldThings & { job?: ListedJob | null };

/** Asks before an invoice is deleted, listing its payments, in a six-second toast at the top centre. */
export const useDeleteInvoice = (onRemoved?: () => void) =>
  useDelete<Removed>({
    target: (invoice) => ({
      icon: "invoice",
      picture: soldPicture(invoice),
      name: invoicesStrings.target(invoice.invoice_number),
      of: buyerOf(invoice),
      details: [
        formatDay(invoice.date),
        invoiceStatusLabels[invoice.status],
        invoice.job && jobStatusLabels[invoice.job.status],
      ],
      amount: invoice.total_amount,
    }),
    list: "invoices",
    alsoDoes: async ({ id }, collected) =>
      collected ? closedDays((await loadInvoice(id)).payments) : "",
    place: "center",
    send: deleteInvoice,
    removed: () => invoicesStrings.removed,
    failed: invoicesStrings.removeFailed,
    onRemoved,
  });
