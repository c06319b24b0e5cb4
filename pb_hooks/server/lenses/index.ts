/** Lenses by power: tariffs of ranges and supplements, prices at a power, imports and drawers. */
import type { Room } from "#server/engine/room.ts";
import { choicesRoute } from "./lensChoices.ts";
import { lensDrawer } from "./lensDrawers.ts";
import { lensImport } from "./lensImport.ts";
import { lensRefill } from "./lensRefill.ts";
import { tariffChecks } from "./tariffChecks.ts";
import { tariffDocument } from "./tariffDocument.ts";
import { tariffList } from "./tariffList.ts";
import { tariffHooks } from "./tariffRecords.ts";

export const lenses: Room = {
  records: { optique_lens_tariffs: tariffHooks },
  documents: { "lens-tariffs": tariffDocument },
  routes: [
    choicesRoute,
    { method: "GET", path: "/lens-drawers/{product}", right: "read", handle: lensDrawer },
    { method: "GET", path: "/lens-refill", right: "read", handle: lensRefill },
    {
      method: "POST",
      path: "/lens-imports",
      right: "import",
      actOf: lensImport.actOf,
      maxBody: 16_777_216,
      handle: lensImport.post,
    },
  ],
  lists: { "lens-tariffs": tariffList },
  expands: { optique_lens_tariffs: { paths: ["product"] } },
  checks: tariffChecks,
};
