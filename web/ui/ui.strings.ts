/** French of shared widgets. */
import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** Duration in its largest suitable unit. */
function spanOf(minutes: number): string {
  const [count, unit] =
    minutes >= 2 * 1440
      ? [Math.round(minutes / 1440), "jour"]
      : minutes >= 120
        ? [Math.round(minutes / 60), "heure"]
        : [minutes, "minute"];
  return `${count}\u00a0${unit}${count > 1 ? "s" : ""}`;
}

export const ui = {
  withApproval: "(avec une autorisation)",
  product: "Optique",
  tagline: "Gestion des magasins d'optique",
  privacy: "Vos données restent dans votre magasin",
  yourShop: "Votre boutique",
  search: "Rechercher",
  export: "Exporter",
  exporting: "Export...",
  exportingShare: (percent: number) => `Export ${percent}\u00a0%`,
  exportPeriod: "Exporter une période",
  exportBy: (of: string) => `Par ${of.toLowerCase()}, du premier au dernier jour compris.`,
  from: "Du",
  to: "Au",
  periodUnread: "Écrivez les deux dates.",
  periodWrong: "La date de début doit précéder la date de fin.",
  exportFailed: "Erreur lors de l’export",
  removing: "Suppression...",
  clock: (minutes: number, isAhead: boolean) =>
    `L’horloge de cet ordinateur ${isAhead ? "avance" : "retarde"} de ${spanOf(minutes)}\u00a0: réglez-la. Optique suit l’heure du serveur.`,
  confirmTitle: "Confirmer la suppression ?",
  confirmText: "Cette action est irréversible.",
  closesAlone: "Se ferme seul sans rien supprimer.",
  closesLater: "En pause. Se ferme seul sans rien supprimer.",
  unreadableImage: "Cette image est illisible\u00a0: choisissez-en une autre.",
  removal: {
    leaving: (count: number, text: string) =>
      count > 1 ? `${text} unités sortiront du stock` : "Une unité sortira du stock",
    collected: (amount: string) => `${amount} encaissés seront effacés`,
    job: "Le suivi à l’atelier sera effacé",
  },
  page: (page: string) => `Page ${page}`,
  pages: "Pages",
  range: (from: number, to: number, total: string) => `${from} à ${to} sur ${total}`,
  more: (count: string) =>
    `${counted(count, "autre résultat", "autres résultats")}\u00a0: précisez la recherche.`,
  manyMore: "Beaucoup d’autres résultats\u00a0: précisez la recherche.",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  fillWindow: "Autant de lignes que la fenêtre en contient",
  messages: "Messages",
  messageKinds: { success: "Réussite", error: "Erreur", info: "Information" },
  maskedAmount: "montant masqué",
  maskedAmounts: "Montants masqués",
  chooseProduct: "Choisir un produit",
  products: {
    searching: words.searching,
    none: words.noProductFound,
    failed: words.productsFailed,
    count: (found: number) => counted(found, "produit"),
  },
  chooseSupplier: "Choisir un fournisseur",
  suppliers: {
    searching: words.searching,
    none: words.noSupplierFound,
    failed: words.suppliersFailed,
    count: (found: number) => counted(found, "fournisseur"),
  },
  resultRange: (from: number, to: number, total: string) =>
    `Affichage de ${from} à ${to} sur ${total} résultats`,
  reset: "Réinitialiser",
  sections: { sale: words.sale, shelf: "Magasin", money: "Argent", shop: "Boutique" },
  removed: (what: string) => `Retiré\u00a0: ${what}`,
  offline: "Connexion perdue — nouvelle tentative…",
} as const;
