import type { Supplier } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteSupplier } from "#api/stock/suppliers.ts";
import { suppliersStrings } from "./suppliers.strings.ts";

/** Deletes a supplier after a question. A supplier with documents is refused by the server, with that reason. */
export const useDeleteSupplier = (onRemoved?: () => void) =>
  useDelete<Pick<Supplier, "id" | "name" | "phone">>({
    target: ({ name, phone }) => ({
      icon: "truck",
      name: suppliersStrings.target(name),
      details: [formatPhone(phone)],
    }),
    list: "suppliers",
    send: deleteSupplier,
    removed: () => suppliersStrings.removed,
    failed: suppliersStrings.removeFailed,
    onRemoved,
  });
