/** Record hooks of tags and their prints: only their routes and triggers write them. */
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";

const written = {
  saving: "print",
  deleting: "print",
  amountOf: () => noAmount,
  complete: () => refuseRequest("tag_fixed"),
} as const;

export const tagHooks = recordHooks("optique_tags", { ...written, parent: "product" });
export const tagPrintHooks = recordHooks("optique_tag_prints", written);
