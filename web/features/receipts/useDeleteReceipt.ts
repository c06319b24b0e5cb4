import { useState } from "react";
import type { Receipt } from "../../../pb_hooks/domain/records";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { deleteReceipt } from "./receipts.api";
import { strings } from "./receipts.strings";

const confirmMs = 6000;

/** Asks, deletes, says so; the stock that the receipt brought goes with it. */
export function useDeleteReceipt(onRemoved?: () => void) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async (id: string) => {
    setRemoving(id);
    try {
      await deleteReceipt(id);
      toast.success(strings.removed);
      onRemoved?.();
    } catch (error) {
      console.error(error);
      toast.error(strings.removeFailed);
    } finally {
      setRemoving(null);
    }
  };
  const remove = ({ id }: Pick<Receipt, "id">) =>
    confirmDelete(() => void send(id), { durationMs: confirmMs });
  return { removing, remove };
}
