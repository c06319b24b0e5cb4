import type { Invoice } from "#domain/core/records.ts";
import {
  deletePrescription,
  type ListedPrescription,
  loadPrescription,
} from "#api/sales/prescriptions.ts";
import type { ListedJob } from "#api/sales/jobs.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { invoiceStatusLabels, jobStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { soldPicture, type SoldThings } from "#shared/sales/items/soldPicture.tsx";
import { closedDays } from "#shared/till/closedDays.ts";
import { prescriptionsStrings } from "./prescriptions.strings.ts";

/** Prescription to delete, from the list or from its page. */
type Removed = Pick<ListedPrescription, "id" | "date" | "expand" | "pictured"> & {
  job?: ListedJob | null;
  /** Invoice that is deleted with it. */
  invoice: (Invoice & SoldThings) | null | undefined;
};

export const useDeletePrescription = (onRemoved?: () => void) =>
  useDelete<Removed>({
    target: ({ date, expand, pictured, job, invoice }) => ({
      icon: "eye",
      picture: soldPicture({ ...(pictured && { pictured }), items: invoice?.items }),
      name: prescriptionsStrings.detail.title(formatDay(date)),
      of: expand?.client?.name ?? words.unknownClient,
      details: [
        invoice && prescriptionsStrings.list.invoice(invoice.invoice_number),
        invoice && invoiceStatusLabels[invoice.status],
        job && jobStatusLabels[job.status],
      ],
      amount: invoice?.total_amount,
    }),
    list: "prescriptions",
    alsoDoes: async ({ id }, collected) =>
      collected ? closedDays((await loadPrescription(id)).invoice?.payments ?? []) : "",
    durationMs: 5000,
    send: deletePrescription,
    removed: () => prescriptionsStrings.detail.removed,
    failed: prescriptionsStrings.detail.removeFailed,
    onRemoved,
  });
