import type { Chapter } from "../chapter.ts";

export const count: Chapter = {
  id: "inventaire",
  title: "Un inventaire",
  intro:
    "Compter le rayon et corriger le stock, d’un seul produit ou de toute la boutique. Vous tapez ce que vous voyez\u00a0; la différence se calcule.",
  picture: { name: "count", alt: "Un ajustement de stock" },
  parts: [
    {
      title: "Compter",
      steps: [
        "**Stock**, puis **Ajuster le stock**. Choisissez le motif **Inventaire**.",
        "**Ajouter un article**, puis la quantité trouvée en rayon dans **Compté**. L’écran montre le stock avant et après, ou **Conforme**.",
        "**Enregistrer** quand le rayon est fini. Le stock est juste aussitôt.",
      ],
      note: "Comptez par rayon, un ajustement par rayon\u00a0: si l’on vous interrompt, le brouillon garde ce que vous avez tapé jusqu’à votre retour.",
    },
    {
      title: "Casse, vol, perte",
      text: [
        "Le même écran, avec le motif **Produits endommagés** ou **Vol/Perte**, et le nombre de pièces\u00a0: 1 retire une pièce.",
      ],
    },
    {
      title: "Pourquoi ce stock\u00a0?",
      text: [
        "La fiche du produit, onglet **Mouvements**, dit chaque entrée et chaque sortie, le document et la personne.",
        "Un stock ne descend jamais sous zéro. Si vous vendez ce qui n’y est pas, la vente passe et le mouvement «\u00a0Stock ramené à 0\u00a0» le signale\u00a0: recomptez ce produit.",
      ],
    },
  ],
};
