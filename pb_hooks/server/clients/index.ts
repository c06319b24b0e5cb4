/** The clients: records, messages, and the export and erasure of law 09-08. */
import { noAmount } from "#domain/people/approvals.ts";
import type { Room } from "#server/engine/room.ts";
import { clientIndex } from "./clientIndex.ts";
import { clientChecks, clientHooks, clientUses } from "./clients.ts";
import { getDuplicates, getDuplicatesOf } from "./duplicates.ts";
import { postClientErasure } from "./eraseClient.ts";
import { getClientExport } from "./exportClient.ts";
import { getClientNaming } from "./namedElsewhere.ts";
import { mergeRoute } from "./mergeClients.ts";
import { deleteOldMerges } from "./merges.ts";
import { messageHooks } from "./messages.ts";
import { undoMergeRoute } from "./undoMerge.ts";

export const clients: Room = {
  records: { optique_clients: clientHooks, optique_messages: messageHooks },
  routes: [
    {
      method: "GET",
      path: "/clients/{id}/export",
      right: "client.export",
      actOf: ({ id }) => ({ record: id, amount: noAmount }),
      handle: getClientExport,
    },
    { method: "GET", path: "/clients/{id}/erase", right: "read", handle: getClientNaming },
    {
      method: "POST",
      path: "/clients/{id}/erase",
      right: "client.erase",
      actOf: ({ id }) => ({ record: id, amount: noAmount }),
      maxBody: 8192,
      handle: postClientErasure,
    },
    { method: "GET", path: "/clients/duplicates", right: "read", handle: getDuplicates },
    { method: "GET", path: "/clients/{id}/duplicates", right: "read", handle: getDuplicatesOf },
    mergeRoute,
    undoMergeRoute,
  ],
  removals: { clients: { collection: "optique_clients", uses: clientUses } },
  searchIndexes: [clientIndex],
  checks: clientChecks,
  crons: [{ name: "optique_merges", schedule: "5 * * * *", run: deleteOldMerges }],
};
