import type { Client } from "../../../pb_hooks/domain/records";
import { useDelete } from "../../ui/useDelete";
import { deleteClient } from "./clients.api";
import { strings } from "./clients.strings";

/** A refusal of the server tells why: the client has documents. */
export const useDeleteClient = (onRemoved?: () => void) =>
  useDelete<Pick<Client, "id" | "name">>({
    durationMs: 5000,
    send: deleteClient,
    removed: ({ name }) => strings.removed(name),
    failed: strings.removeFailed,
    onRemoved,
  });
