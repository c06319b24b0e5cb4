/** The clients: records, messages, reminders, and the export and erasure of law 09-08. */
import type { Room } from "#server/engine/room.ts";
import { clientChecks } from "./clientChecks.ts";
import { clientIndex } from "./clientIndex.ts";
import { clientList, reminderList } from "./clientLists.ts";
import { clientHooks, clientUses } from "./clients.ts";
import { postErase } from "./eraseClient.ts";
import { getExport } from "./exportClient.ts";
import { messages } from "./messages.ts";

export const clients: Room = {
  records: { optique_clients: clientHooks, optique_messages: messages },
  routes: [
    { method: "GET", path: "/clients/{id}/export", right: "client.export", handle: getExport },
    {
      method: "POST",
      path: "/clients/{id}/erase",
      right: "client.erase",
      maxBody: 8192,
      handle: postErase,
    },
  ],
  lists: { clients: clientList, reminders: reminderList },
  removals: { clients: { collection: "optique_clients", uses: clientUses } },
  searchIndexes: [clientIndex],
  checks: clientChecks,
};
