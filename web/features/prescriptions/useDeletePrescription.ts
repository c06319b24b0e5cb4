import { useState } from "react";
import type { Prescription } from "../../../pb_hooks/domain/records";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { deletePrescription } from "./prescriptions.api";
import { strings } from "./prescriptions.strings";

const confirmMs = 6000;

/** Asks, deletes, says so; `removing` is the prescription on its way out. */
export function useDeletePrescription(onRemoved?: () => void) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async (id: string) => {
    setRemoving(id);
    try {
      await deletePrescription(id);
      toast.success(strings.detail.removed);
      onRemoved?.();
    } catch (error) {
      console.error(error);
      toast.error(strings.detail.removeFailed);
      setRemoving(null);
    }
  };
  const remove = (prescription: Pick<Prescription, "id">) =>
    confirmDelete(() => void send(prescription.id), { durationMs: confirmMs });
  return { removing, remove };
}
