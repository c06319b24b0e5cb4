import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";
import {
  deletePrescription,
  type ListedPrescription,
  loadPrescription,
} from "#api/prescriptions.ts";
import { formatDay } from "#lib/formats.ts";
import { words } from "#lib/words.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { closedDays } from "#shared/till/closedDays.ts";
import { strings } from "./prescriptions.strings.ts";

type Target = Pick<ListedPrescription, "id" | "date" | "expand"> & {
  /** Also deleted. */
  invoice: Pick<Invoice, "invoice_number" | "total_amount"> | null | undefined;
};

export const useDeletePrescription = (onRemoved?: () => void) =>
  useDelete<Target>({
    target: ({ date, expand, invoice }) => [
      strings.detail.title(formatDay(date)),
      expand?.client?.name ?? words.unknownClient,
      ...(invoice
        ? [
            strings.list.invoice(invoice.invoice_number),
            formatMoney(toCentimes(invoice.total_amount)),
          ]
        : []),
    ],
    list: "prescriptions",
    alsoDoes: async ({ id }, collected) =>
      collected ? closedDays((await loadPrescription(id)).invoice?.payments ?? []) : "",
    durationMs: 5000,
    send: deletePrescription,
    removed: () => strings.detail.removed,
    failed: strings.detail.removeFailed,
    onRemoved,
  });
