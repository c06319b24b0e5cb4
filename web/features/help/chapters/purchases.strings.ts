import type { Chapter } from "../chapter.ts";

export const purchases: Chapter = {
  id: "fournisseurs-et-echeances",
  title: "Fournisseurs et échéances",
  intro:
    "Ce que vous devez, à qui et pour quand, au centime. Une facture saisie se compare à ce qui est arrivé, un chèque en paie plusieurs, un avoir demandé ne s’oublie plus. **Achats** paraît dans le menu avec la première facture.",
  parts: [
    {
      title: "Saisir une facture",
      steps: [
        "Depuis le bon de réception\u00a0: **Saisir la facture** reprend ses lignes qui ne sont pas encore facturées. Sans bon\u00a0: la fiche du fournisseur, ou [[Ctrl K]] et «\u00a0facture fournisseur\u00a0».",
        "Tapez le **N° de la facture** et sa date, comme sur le papier. L’échéance se propose\u00a0: 60 jours, ou le délai écrit sur la fiche du fournisseur.",
        "Les montants sont ceux du papier, un taux par ligne. La TVA se propose\u00a0; une autre est gardée, avec une remarque.",
        "Joignez la photo ou le PDF, puis [[Ctrl S]].",
      ],
      text: [
        "Le même numéro du même fournisseur n’entre pas deux fois, quels que soient ses majuscules et ses espaces.",
        "Le stock, le bon et le prix d’achat de l’article ne changent pas\u00a0: la réception les a déjà écrits.",
      ],
    },
    {
      title: "Un prix trop haut, une pièce qui manque",
      text: [
        "Sous chaque ligne reprise d’un bon\u00a0: le prix attendu, ce qui est arrivé, ce qui est déjà facturé. Un écart paraît en orange, et rien n’est refusé.",
        "Sur la facture, **Demander l’avoir** propose le montant de l’écart, TVA comprise. Il reste **Attendu** jusqu’à ce que le papier arrive\u00a0; le tableau de bord le réclame après 30 jours.",
      ],
    },
    {
      title: "Régler",
      steps: [
        "**Achats**, **À payer**\u00a0: la première échéance est en haut. Cochez les factures d’un fournisseur avec [[Espace]], puis **Régler**, ou [[R]]. Depuis partout\u00a0: [[Ctrl K]] et «\u00a0régler essilor\u00a0».",
        "Choisissez le mode. Un chèque et un effet demandent numéro, banque et échéance.",
        "Le montant est la somme des factures cochées. Tapez-en un plus petit sur une facture pour n’en payer qu’une partie, un montant plus grand pour verser une avance\u00a0: elle reste **À valoir**.",
      ],
      text: [
        "Une avance s’affecte plus tard\u00a0: ouvrez le règlement, **Modifier**, et cochez la facture.",
        "Les espèces sortent de la caisse du jour par elles-mêmes, sous **Fournisseur**. Au-delà de 5\u202f000 DH par jour ou de 50\u202f000 DH par mois à un fournisseur, elles ne sont plus déductibles\u00a0: Optique le rappelle.",
      ],
    },
    {
      title: "Chèques et effets émis",
      text: [
        "Ils paient dès leur date, et restent **Émis**. La banque les débite\u00a0: **Débité**, ou [[D]] sur la ligne, avec le jour du relevé.",
        "**Refusé** rouvre leurs factures à partir du jour du refus\u00a0; les mois d’avant ne changent pas. Marqué par erreur\u00a0: **Annuler** dans le message, ou **Revenir à «\u00a0Émis\u00a0»** dans **…**.",
      ],
    },
    {
      title: "Les avoirs des fournisseurs",
      steps: [
        "**Avoirs**, **Demander un avoir**\u00a0: un retour, un écart de prix, un manquant, une garantie, une remise. Une pièce défectueuse **Renvoyée au fournisseur** le propose dans son message.",
        "Il arrive\u00a0: **Saisir l’avoir arrivé**, avec son numéro, son jour et ses montants. Ce qui était attendu est proposé.",
        "**Utiliser** le déduit des factures à payer, la première échéance d’abord. Ce qui reste sert plus tard.",
      ],
      note: "Il ne viendra pas\u00a0: **Abandonner**, dans **…**. Il quitte ce qui est attendu, et sa trace reste.",
    },
    {
      title: "Échéances, balance et relevé",
      text: [
        "**Échéances**\u00a0: semaine par semaine, ce qui rentre (chèques en main, échéances des clients) et ce qui sort (factures, chèques et effets émis). Ce qui est en retard vient d’abord. **Imprimer l’échéancier** en fait une page A4.",
        "**Balance**\u00a0: ce qui est dû à chaque fournisseur, par jours de retard, moins les avances et les avoirs.",
        "Sur la fiche du fournisseur, **Compte** a chaque pièce d’une période et le solde après elle. **Imprimer le relevé** le donne à comparer avec le sien.",
      ],
      note: "Qui ne voit pas les coûts ne voit rien de tout cela. Saisir et payer sont deux droits\u00a0: **Mon Entreprise**, **Équipe**.",
    },
  ],
};
