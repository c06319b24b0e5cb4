import { clientFieldNames } from "#domain/core/names/fieldNames.strings.ts";
import type { LikelyBy, MergedField } from "#domain/clients/duplicates.ts";
import { capital } from "#lib/texts/formats.ts";

export const duplicatesStrings = {
  hint: "Deux fiches de la même personne deviennent une seule\u00a0: prescriptions, factures, devis, avoirs et messages suivent.",
  none: "Aucune fiche en double",
  noneHint: "Même téléphone, ou même nom et même date de naissance\u00a0: il n’y en a pas.",
  more: (count: number) =>
    `Et ${count} autre${count > 1 ? "s" : ""}, quand celles-ci seront réunies.`,
  loadFailed: "Erreur lors de la recherche des fiches en double",
  by: {
    phone: "même téléphone",
    name: "même nom, même date de naissance",
  } satisfies Record<LikelyBy, string>,
  compare: "Comparer",
  comparePair: (kept: string, gone: string) => `Comparer ${kept} et ${gone}`,
  exists: (names: string) =>
    `Une autre fiche est peut-être celle de cette personne\u00a0: ${names}`,
  title: "Réunir deux fiches",
  keptOf: (name: string, added: string) =>
    `La fiche la plus ancienne reste\u00a0: ${name}, ajoutée le ${added}.`,
  fieldOf: (field: MergedField) => capital(clientFieldNames[field]),
  both: "Les deux",
  alike: "Les deux fiches disent la même chose.",
  merge: "Réunir",
  merged: "Fiches réunies",
  undoable: "La réunion s’annule pendant un jour, sur la fiche.",
  mergeFailed: "Erreur lors de la réunion des fiches",
  mergedWith: (name: string, at: string) => `Réunie avec la fiche «\u00a0${name}\u00a0» le ${at}.`,
  undo: "Annuler la réunion",
  undone: "Réunion annulée\u00a0: les deux fiches sont là",
  undoFailed: "Erreur lors de l’annulation",
};
