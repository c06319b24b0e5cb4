/** Lenses by power: tariffs of ranges and supplements, and the lenses that are made at a power. */
import type { Room } from "#server/engine/room.ts";
import { choicesRoute } from "./lensChoices.ts";
import { tariffDocument } from "./tariffDocument.ts";
import { tariffHooks } from "./tariffRecords.ts";

export const lenses: Room = {
  records: { optique_lens_tariffs: tariffHooks },
  documents: { "lens-tariffs": tariffDocument },
  routes: [choicesRoute],
  expands: { optique_lens_tariffs: { paths: ["product"] } },
};
