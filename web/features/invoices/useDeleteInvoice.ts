import { buyerOf } from "#lib/labels.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ListedInvoice } from "#api/invoices.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { closedDays } from "#shared/till/closedDays.ts";
import { deleteInvoice, loadInvoice } from "#api/invoices.ts";
import { strings } from "./invoices.strings.ts";

/** Deletion question with payments, six seconds, top centre. */
export const useDeleteInvoice = (onRemoved?: () => void) =>
  useDelete<Pick<ListedInvoice, "id" | "invoice_number" | "total_amount" | "client" | "expand">>({
    target: (invoice) => [
      strings.target(invoice.invoice_number),
      buyerOf(invoice),
      formatMoney(toCentimes(invoice.total_amount)),
    ],
    list: "invoices",
    alsoDoes: async ({ id }, collected) =>
      collected ? closedDays((await loadInvoice(id)).payments) : "",
    durationMs: 6000,
    place: "center",
    send: deleteInvoice,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
