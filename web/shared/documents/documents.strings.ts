/** French of documents: drafts, conflicts, company lines. */
export const documentTexts = {
  conflict: {
    hint: "Rien de ce que vous avez saisi n’est perdu.",
    merge: "Fusionner avec ma saisie",
    discard: "Abandonner ma saisie",
    merged:
      "Les changements de l’autre fenêtre ou de l’autre poste ont été ajoutés à votre saisie. Vérifiez, puis enregistrez.",
    clashes: (fields: string) => `Changé des deux côtés, votre valeur est gardée\u00a0: ${fields}.`,
    saveAsNew: "Enregistrer comme nouveau",
    other: (owner: string) =>
      `Ce document a été enregistré entre-temps pour un autre client\u00a0: ${owner || "client de passage"}.`,
    otherHint:
      "Les deux ne se fusionnent pas. Votre saisie s’enregistre comme un nouveau document, l’autre reste tel quel.",
    loadFailed: "Erreur lors du chargement de l’autre version",
  },
  missingHint: "Ce document a peut-être été supprimé dans une autre fenêtre ou sur un autre poste.",
  legal: {
    registration: "",
    rc: "RC\u00a0",
    patente: "Pat\u00a0",
    if: "IF\u00a0",
    ice: "ICE\u00a0",
    inpe: "INPE\u00a0",
    phone: (phone: string) => `Tél.\u00a0${phone}`,
    bank: (account: string) => `Banque\u00a0: ${account}`,
  },
  draft: {
    restored: "Brouillon restauré",
    typed: (when: string) => (when ? `Saisi ${when}.` : ""),
    overStored: "Il remplace à l’écran ce qui est enregistré, qui ne change qu’à l’enregistrement.",
    erase: "Effacer le brouillon",
    erased: "Brouillon effacé.",
    left: (owner: string, when: string) =>
      `Un brouillon${owner ? ` pour ${owner}` : ""}${when ? `, saisi ${when},` : ""} est resté dans un onglet fermé.`,
    take: "Reprendre ce brouillon",
  },
} as const;
