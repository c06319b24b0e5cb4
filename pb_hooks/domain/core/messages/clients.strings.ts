/** Sentences about merged client records, by code, and their labels in the journal (messages.ts). */
export const clientSentences: Record<string, string> = {
  "gone.unknown_record":
    "Cette fiche est introuvable\u00a0: elle a peut-être été réunie ou supprimée",
  merge_same: "C’est la même fiche\u00a0: choisissez-en deux",
  merge_not_last:
    "Cette fiche a été réunie avec une autre depuis\u00a0: annulez d’abord cette réunion",
  merge_over: "Cette réunion date de plus d’un jour\u00a0: elle ne s’annule plus",
  merge_tied:
    "Un document fait depuis dépend d’un document qui revient à l’autre fiche\u00a0: la réunion ne s’annule plus",
};

export const mergeLabels = {
  merged: "Fiche en double, réunie avec une autre",
  undone: "Réunion de fiches annulée",
};
