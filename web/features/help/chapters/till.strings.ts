import type { Chapter } from "../chapter.ts";

export const till: Chapter = {
  id: "caisse",
  title: "La caisse",
  intro:
    "Ce qui est entré aujourd’hui, ce qu’il doit y avoir dans le tiroir, et les chèques à remettre en banque. Les paiements des ventes y arrivent d’eux-mêmes.",
  picture: { name: "till", alt: "La caisse du jour" },
  parts: [
    {
      title: "Dans la journée",
      text: [
        "**Caisse** montre les mouvements du jour, et **Attendu en caisse**\u00a0: l’ouverture, les espèces encaissées, moins ce qui est sorti. [[←]] et [[→]] passent d’un jour à l’autre.",
        "Ce qui entre ou sort sans vente s’écrit ici, sans signe\u00a0: **Dépense** [[D]], **Apport** [[A]], **Remise en banque** [[B]]\u00a0; **Remboursement** et les autres sont dans **…**.",
      ],
    },
    {
      title: "Clôturer le soir",
      steps: [
        "**Clôturer** [[C]], puis le nombre de chaque billet et de chaque pièce\u00a0; [[↵]] passe au suivant. Vous pouvez aussi écrire le total dans **Compté**. Un comptage interrompu est gardé.",
        "S’il manque quelque chose, ou s’il y a en trop, une note l’explique.",
        "[[Ctrl ↵]] clôture. **Imprimer** sort la journée sur A4 ou en ticket.",
      ],
      note: "Une clôture ne se modifie plus. Un paiement corrigé ensuite reste possible\u00a0: la journée dit alors «\u00a0Modifié après clôture\u00a0», et de combien, et chaque paiement supprimé ou modifié y reste écrit, avec son auteur\u00a0; le lendemain rappelle les espèces entrées trop tard pour être comptées.",
    },
    {
      title: "Les chèques",
      text: [
        "À l’encaissement, choisissez **Chèque**\u00a0: la banque, le numéro et l’échéance se notent aussitôt. **Chèques**, en haut de la caisse ou dans **…**, les montre tous, ceux qui tombent bientôt d’abord.",
      ],
      steps: [
        "Cochez ceux que vous portez à la banque avec [[Espace]], puis **Remettre en banque** [[R]]\u00a0: le bordereau s’imprime, avec le total en lettres.",
        "Quand la banque a payé\u00a0: **Encaisser**. Si elle refuse\u00a0: **Rejeter**, avec le jour et le motif\u00a0; la facture est de nouveau due, et les encaissements baissent ce jour-là, pas le jour du chèque.",
      ],
    },
  ],
};
