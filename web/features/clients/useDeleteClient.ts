import { useState } from "react";
import type { Client } from "../../../pb_hooks/domain/records";
import { failureOf } from "../../lib/api";
import { touch } from "../../lib/revisions";
import { confirmDelete } from "../../ui/confirmDelete";
import { toast } from "../../ui/toast";
import { deleteClient } from "./clients.api";
import { strings } from "./clients.strings";

const confirmMs = 5000;

/** Asks, deletes, says so. A refusal of the server tells why: the client has documents. */
export function useDeleteClient(onRemoved?: () => void) {
  const [removing, setRemoving] = useState<string | null>(null);
  const send = async ({ id, name }: Pick<Client, "id" | "name">) => {
    setRemoving(id);
    try {
      await deleteClient(id);
      toast.success(strings.removed(name));
      touch("optique_clients");
      onRemoved?.();
    } catch (error) {
      console.warn(error);
      const { status, message } = failureOf(error);
      toast.error(status === 400 && message ? message : strings.removeFailed);
    } finally {
      setRemoving(null);
    }
  };
  const remove = (client: Pick<Client, "id" | "name">) =>
    confirmDelete(() => void send(client), { durationMs: confirmMs });
  return { removing, remove };
}
