import type { OpenRemake } from "#domain/services/serviceAnswers.ts";
import { eyeLabels, serviceCauseLabels } from "#lib/texts/labels.ts";
import { serviceShared } from "./serviceShared.strings.ts";

/** Text of an open remake, 'R1 · OD · Erreur du labo'. `pair`: its pair, when the glasses have several. */
export const remakeText = ({ rank, eyes, cause }: OpenRemake, pair = ""): string =>
  [
    serviceShared.remake.mark(rank),
    pair,
    eyes ? eyeLabels[eyes].mark : eyeLabels.both.mark,
    cause && serviceCauseLabels[cause],
  ]
    .filter(Boolean)
    .join(" · ");
