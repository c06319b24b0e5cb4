/** Tags of products: the queue to print, barcodes of our own, and prints. */
import type { Room } from "#server/engine/room.ts";
import { handTags } from "./handTags.ts";
import { tagChecks } from "./tagChecks.ts";
import { tagCodes } from "./tagCodes.ts";
import { tagList } from "./tagList.ts";
import { tagPrintList, tagPrints } from "./tagPrints.ts";
import { tagHooks, tagPrintHooks } from "./tagRecords.ts";

/** A hundred tags with codes of 64 characters need 20 kB. */
const maxBody = 65_536;

export const tags: Room = {
  records: { optique_tags: tagHooks, optique_tag_prints: tagPrintHooks },
  routes: [
    {
      method: "PUT",
      path: "/tags",
      right: "print",
      actOf: handTags.actOf,
      maxBody,
      handle: handTags.put,
    },
    {
      method: "DELETE",
      path: "/tags/{id}",
      right: "print",
      actOf: handTags.actOfRemoval,
      handle: handTags.remove,
    },
    {
      method: "POST",
      path: "/tags/codes",
      right: "print",
      actOf: tagCodes.actOf,
      maxBody,
      handle: tagCodes.post,
    },
    { method: "GET", path: "/tag-prints/{id}", right: "read", handle: tagPrints.get },
    {
      method: "PUT",
      path: "/tag-prints/{id}",
      right: "print",
      actOf: tagPrints.actOf,
      maxBody,
      handle: tagPrints.put,
    },
  ],
  lists: { tags: tagList, "tag-prints": tagPrintList },
  checks: tagChecks,
};
