import { counted } from "#lib/labels.ts";

/** The words of the shared parts. */
export const ui = {
  product: "Optique",
  tagline: "Gestion des magasins d'optique",
  privacy: "Vos données restent dans votre magasin",
  loading: "Chargement...",
  optional: "(facultatif)",
  close: "Fermer",
  retry: "Réessayer",
  search: "Rechercher",
  clear: "Effacer",
  export: "Exporter",
  exporting: "Export...",
  exportingShare: (percent: number) => `Export ${percent}\u00a0%`,
  exportFailed: "Erreur lors de l’export",
  cancel: "Annuler",
  save: "Enregistrer",
  saving: "Enregistrement...",
  remove: "Supprimer",
  removing: "Suppression...",
  confirmTitle: "Confirmer la suppression ?",
  confirmText: "Cette action est irréversible.",
  unreadableImage: "Cette image est illisible\u00a0: choisissez-en une autre.",
  removal: {
    leaving: (count: number, text: string) =>
      count > 1 ? `${text} unités sortiront du stock` : "Une unité sortira du stock",
    collected: (amount: string) => `${amount} encaissés seront effacés`,
  },
  actions: "Actions",
  previous: "Page précédente",
  next: "Page suivante",
  page: (page: string) => `Page ${page}`,
  pages: "Pages",
  range: (from: number, to: number, total: string) => `${from} à ${to} sur ${total}`,
  whatsApp: "WhatsApp",
  more: (count: string) =>
    `${counted(count, "autre résultat", "autres résultats")}\u00a0: précisez la recherche.`,
  manyMore: "Beaucoup d’autres résultats\u00a0: précisez la recherche.",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  messages: "Messages",
  conflict: {
    hint: "Rien de ce que vous avez saisi n’est perdu.",
    merge: "Fusionner avec ma saisie",
    discard: "Abandonner ma saisie",
    merged:
      "Les changements de l’autre fenêtre ou de l’autre poste ont été ajoutés à votre saisie. Vérifiez, puis enregistrez.",
    clashes: (fields: string) => `Changé des deux côtés, votre valeur est gardée\u00a0: ${fields}.`,
    saveAsNew: "Enregistrer comme nouveau",
    other: (whose: string) =>
      `Ce document a été enregistré entre-temps pour un autre client\u00a0: ${whose || "client de passage"}.`,
    otherHint:
      "Les deux ne se fusionnent pas. Votre saisie s’enregistre comme un nouveau document, l’autre reste tel quel.",
    loadFailed: "Erreur lors du chargement de l’autre version",
  },
  legal: {
    registration: "",
    rc: "RC ",
    patente: "Pat ",
    if: "IF ",
    ice: "ICE ",
    inpe: "INPE ",
    phone: (phone: string) => `Tél. ${phone}`,
    bank: (account: string) => `Banque\u00a0: ${account}`,
  },
  image: {
    choose: "Choisir une image",
    replace: "Remplacer",
    remove: "Retirer",
    preparing: "Préparation de l’image...",
    wrongType: "Ce fichier n’est pas une image PNG, JPEG ou WebP.",
    tooLarge: "Cette image est trop lourde\u00a0: 2 Mo au plus.",
  },
  day: {
    form: "jj/mm/aaaa",
    unread: "Écrivez jj/mm/aaaa",
    calendar: "Calendrier",
    previousMonth: "Mois précédent",
    nextMonth: "Mois suivant",
    today: "Aujourd’hui",
    ahead: (days: number) =>
      days === 1 ? "Date à venir\u00a0: demain" : `Date à venir\u00a0: dans ${days} jours`,
    askTitle: "Date à venir",
    ask: (days: string[]) =>
      days.length === 1
        ? `Le ${days.join()} est après aujourd’hui. Enregistrer avec cette date\u00a0?`
        : `Ces dates sont après aujourd’hui\u00a0: ${days.join(", ")}. Enregistrer quand même\u00a0?`,
    correct: "Corriger la date",
    saveAnyway: "Enregistrer quand même",
  },
  chooseProduct: "Choisir un produit",
  products: {
    searching: "Recherche...",
    none: "Aucun produit trouvé",
    failed: "Erreur lors du chargement des produits",
    count: (found: number) => `${found} produit${found > 1 ? "s" : ""}`,
  },
  chooseSupplier: "Choisir un fournisseur",
  suppliers: {
    searching: "Recherche...",
    none: "Aucun fournisseur trouvé",
    failed: "Erreur lors du chargement des fournisseurs",
    count: (found: number) => `${found} fournisseur${found > 1 ? "s" : ""}`,
  },
  resultRange: (from: number, to: number, total: string) =>
    `Affichage de ${from} à ${to} sur ${total} résultats`,
  reset: "Réinitialiser",
  stock: "Stock",
  sections: { sale: "Vente", shelf: "Magasin", money: "Argent", shop: "Boutique" },
  removed: (what: string) => `Retiré\u00a0: ${what}`,
  unchosen: {
    orMake: (typed: string) => `Choisissez «\u00a0${typed}\u00a0» dans la liste ou créez-le`,
    orErase: (typed: string) => `Choisissez «\u00a0${typed}\u00a0» dans la liste ou effacez-le`,
    once: (typed: string) =>
      `«\u00a0${typed}\u00a0» n’est pas ajouté\u00a0: choisissez-le dans la liste, ou enregistrez encore une fois sans lui.`,
  },
  draft: {
    restored: "Brouillon restauré",
    at: (time: string) => `à ${time}`,
    atDay: (day: string, time: string) => `le ${day} à ${time}`,
    typed: (when: string) => (when ? `Saisi ${when}.` : ""),
    overStored: "Il remplace à l’écran ce qui est enregistré, qui ne change qu’à l’enregistrement.",
    erase: "Effacer le brouillon",
    erased: "Brouillon effacé.",
    left: (whose: string, when: string) =>
      `Un brouillon${whose ? ` pour ${whose}` : ""}${when ? `, saisi ${when},` : ""} est resté dans un onglet fermé.`,
    take: "Reprendre ce brouillon",
  },
  offline: "Connexion perdue — nouvelle tentative…",
  unsaved: "Des modifications ne sont pas enregistrées. Quitter la page\u00a0?",
} as const;
