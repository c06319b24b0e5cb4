import type { Client } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { deleteClient } from "#api/clients/clients.ts";
import { clientsStrings } from "./clients.strings.ts";

/** Deletes a client after a question. A client with documents is refused by the server, with that reason. */
export const useDeleteClient = (onRemoved?: () => void) =>
  useDelete<Pick<Client, "id" | "name" | "phone">>({
    target: ({ name, phone }) => ({
      icon: "person",
      name: clientsStrings.target(name),
      details: [formatPhone(phone)],
    }),
    list: "clients",
    durationMs: 5000,
    send: deleteClient,
    removed: ({ name }) => clientsStrings.removed(name),
    failed: clientsStrings.removeFailed,
    onRemoved,
  });
