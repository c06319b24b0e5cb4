import type { Supplier } from "../../../pb_hooks/domain/records";
import { useDelete } from "../../ui/useDelete";
import { deleteSupplier } from "./suppliers.api";
import { strings } from "./suppliers.strings";

/** A refusal of the server tells why: the supplier has documents. */
export const useDeleteSupplier = (onRemoved?: () => void) =>
  useDelete<Pick<Supplier, "id">>({
    durationMs: 6000,
    send: deleteSupplier,
    removed: () => strings.removed,
    failed: strings.removeFailed,
    onRemoved,
  });
