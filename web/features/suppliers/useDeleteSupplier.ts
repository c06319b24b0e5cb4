import { useState } from "react";
import type { Supplier } from "../../../pb_hooks/domain/records";
import { failureOf } from "../../lib/api";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { deleteSupplier } from "./suppliers.api";
import { strings } from "./suppliers.strings";

const confirmMs = 6000;

/** Asks, deletes, says so. A refusal of the server tells why: the supplier has documents. */
export function useDeleteSupplier(onRemoved?: () => void) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async (id: string) => {
    setRemoving(id);
    try {
      await deleteSupplier(id);
      toast.success(strings.removed);
      onRemoved?.();
    } catch (error) {
      console.warn(error);
      const { status, message } = failureOf(error);
      toast.error(status === 400 && message ? message : strings.removeFailed);
    } finally {
      setRemoving(null);
    }
  };
  const remove = ({ id }: Pick<Supplier, "id">) =>
    confirmDelete(() => void send(id), { durationMs: confirmMs });
  return { removing, remove };
}
