import type { Prescription } from "../../../pb_hooks/domain/records";
import { useDelete } from "../../ui/useDelete";
import { deletePrescription } from "./prescriptions.api";
import { strings } from "./prescriptions.strings";

export const useDeletePrescription = (onRemoved?: () => void) =>
  useDelete<Pick<Prescription, "id">>({
    durationMs: 5000,
    send: deletePrescription,
    removed: () => strings.detail.removed,
    failed: strings.detail.removeFailed,
    onRemoved,
  });
