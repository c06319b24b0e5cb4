import type { Chapter } from "../chapter.ts";

export const delivery: Chapter = {
  id: "livraison",
  title: "Un arrivage",
  intro:
    "Un bon de réception dit ce que vous avez commandé et ce qui est arrivé. Seul ce qui est reçu entre en stock.",
  picture: { name: "delivery", alt: "Un bon de réception et ses articles" },
  parts: [
    {
      title: "Commander",
      steps: [
        "**Stock bas et ruptures** montre ce qui manque\u00a0: les ruptures d’abord, ou **Par fournisseur**. **Commander** prépare un bon rempli\u00a0: les ventes de trente jours, plus cinq pièces ou le seuil du produit, moins ce qu’il reste.",
        "Ou **Stock**, **Bons de réception**, **Nouveau Bon**\u00a0: le fournisseur, puis **Ajouter un article**.",
        "**Enregistrer**. Le bon est **En attente**\u00a0: le stock ne bouge pas encore.",
      ],
    },
    {
      title: "Le colis arrive",
      steps: [
        "Ouvrez le bon, **Modifier**, et tapez dans **Reçu** ce que vous comptez dans le colis. **Tout reçu** remplit toutes les lignes.",
        "Choisissez le statut **Reçu**, ou **Reçu partiellement** s’il en manque.",
        "Le prix a changé\u00a0? Cochez **Nouveau prix d’achat** sous la ligne pour corriger aussi la fiche du produit.",
        "**Enregistrer**. La ligne du bas a annoncé de combien le stock augmente.",
      ],
      note: "Le reste arrive la semaine suivante\u00a0: rouvrez le même bon et tapez le total reçu (7, puis 10). Seule la différence entre en stock, et le bon garde la date de chaque arrivée.",
    },
    {
      title: "Il manque une pièce pour de bon",
      text: [
        "Sur le bon, **Reçu** demande ce qu’il en est\u00a0: **Tout est arrivé**, ou **Clore avec le manque**. Le logiciel n’invente aucune quantité.",
        "**Annuler le bon** ou **Repasser en attente** retire du stock ce que le bon y avait fait entrer.",
      ],
    },
  ],
};
