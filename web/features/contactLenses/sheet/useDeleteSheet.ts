import { deleteSheet } from "#api/sales/contactLenses.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { contactSheetStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { sheetStrings } from "./sheet.strings.ts";

const text = sheetStrings.page;

/** Asks before a sheet is deleted; its sales keep their lines. */
export const useDeleteSheet = (onRemoved?: () => void) =>
  useDelete<SheetDocument>({
    target: ({ date, status, expand, invoices }) => ({
      icon: "eye",
      name: text.title(formatDay(date)),
      of: expand?.client?.name ?? words.unknownClient,
      details: [
        contactSheetStatusLabels[status],
        invoices.length > 0 && text.soldBy(invoices.length),
      ],
    }),
    send: deleteSheet,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
