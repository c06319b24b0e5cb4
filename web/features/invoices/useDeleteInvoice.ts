import { useState } from "react";
import type { Invoice } from "../../../pb_hooks/domain/records";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { deleteInvoice } from "./invoices.api";
import { strings } from "./invoices.strings";

/** Six seconds, top centre (sales.md §2). */
const question = { durationMs: 6000, place: "center" } as const;

/** Asks, deletes, says so; `removing` is the invoice on its way out. */
export function useDeleteInvoice(onRemoved?: () => void) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async (id: string) => {
    setRemoving(id);
    try {
      await deleteInvoice(id);
      toast.success(strings.removed);
      onRemoved?.();
    } catch (error) {
      console.error(error);
      toast.error(strings.removeFailed);
      setRemoving(null);
    }
  };
  const remove = (invoice: Pick<Invoice, "id">) =>
    confirmDelete(() => void send(invoice.id), question);
  return { removing, remove };
}
