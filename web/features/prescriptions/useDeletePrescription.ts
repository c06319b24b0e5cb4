import type { Prescription } from "#domain/core/records.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deletePrescription } from "#api/prescriptions.ts";
import { strings } from "./prescriptions.strings.ts";

export const useDeletePrescription = (onRemoved?: () => void) =>
  useDelete<Pick<Prescription, "id">>({
    durationMs: 5000,
    send: deletePrescription,
    removed: () => strings.detail.removed,
    failed: strings.detail.removeFailed,
    onRemoved,
  });
