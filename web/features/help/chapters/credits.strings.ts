import type { Chapter } from "../chapter.ts";

export const credits: Chapter = {
  id: "avoirs",
  title: "Remises, avoirs et échanges",
  intro:
    "Un prix baissé avant la vente est une remise. Après la vente, un avoir corrige la facture sans l’effacer\u00a0: le stock, la caisse, la TVA et les statistiques suivent.",
  parts: [
    {
      title: "Remises, lignes libres, prestations",
      steps: [
        "**Remise** d’une ligne\u00a0: l’étiquette à côté du produit ouvre **Remise** et **Remarque**. Tapez «\u00a010\u00a0%\u00a0» ou «\u00a0150\u00a0». La remarque s’imprime sous le nom.",
        "Remise sur toute la vente\u00a0: **Ajouter une remise**, sous le total. Elle se répartit sur les lignes, au centime près.",
        "Ce qui n’est pas au catalogue\u00a0: tapez-le dans la recherche, puis **Ligne libre** ([[Ctrl ↵]]) et son prix.",
        "Une réparation, un ajustage\u00a0: créez un produit de type **Prestation**. Des verres commandés pour chaque client\u00a0: cochez **Sur commande** sur leur fiche. Ni l’un ni l’autre n’a de stock.",
        "**Prix minimum**, sur la fiche d’un produit\u00a0: en dessous, la vente le signale en orange.",
      ],
    },
    {
      title: "Une facture émise",
      text: [
        "Une facture est **émise** dès qu’elle sort\u00a0: un paiement, une impression, un message de solde, la livraison des lunettes, ou **Émettre**, dans **…** de sa page. Le nom, l’adresse et l’ICE de l’acheteur y sont alors fixés.",
        "**Mon Entreprise**, **Factures verrouillées** empêche de modifier ou de supprimer ce que le client a déjà en main. C’est recommandé. Les notes, les nouveaux paiements et le numéro d’un chèque restent possibles.",
        "Sans client, **Nom de l’acheteur** se tape dans la vente au comptoir.",
      ],
    },
    {
      title: "Un retour, un prix faux, un geste",
      steps: [
        "Ouvrez la facture, **…**, puis **Faire un avoir**\u00a0; sous le verrou, c’est un bouton. Cochez ce qui revient\u00a0: la quantité et le montant se proposent. Pour un prix faux, choisissez **Erreur de prix** et tapez le montant seul.",
        "**Remis en rayon** la compte de nouveau au stock, **Défectueux** la met de côté dans la liste des avoirs.",
        "**Que devient l’argent\u00a0?** **Rembourser** une part (comme il a payé\u00a0: espèces, carte…), en **Garder** une autre pour son prochain achat\u00a0; le reste se déduit de la facture.",
        "**Émettre l’avoir**. Il a son numéro (A2026110001), s’imprime, et ne se modifie plus.",
      ],
      note: "Un remboursement en espèces baisse l’attendu de la caisse du jour. Une journée clôturée n’en prend plus.",
    },
    {
      title: "Utiliser un avoir gardé",
      text: [
        "À son prochain achat, la vente montre son avoir à utiliser\u00a0: **Utiliser** le met dans les paiements. Sur une facture déjà faite, **Ajouter un paiement** propose **Utiliser l’avoir**.",
        "Le tableau de bord, les factures à payer et le message de solde le disent aussi, à côté de ce qui reste à payer. La page du client montre ses **Avoirs à utiliser**.",
        "Il préfère l’argent\u00a0? Ouvrez l’avoir, puis **Rembourser**.",
      ],
    },
    {
      title: "Échanger, corriger, rembourser",
      steps: [
        "**Échanger**, au même endroit\u00a0: indiquez ce qui est repris, scannez ce qui part. Seule la différence se paie ou se rembourse, d’un seul coup.",
        "**Corriger par un avoir**, dans **Faire un avoir**, crédite toute la facture et ouvre la vente, ou la prescription, avec les mêmes lignes, à corriger. **Avec des verres**, dans un échange, ouvre une prescription.",
        "Le client a payé trop\u00a0? **Rembourser le trop-perçu**.",
        "Un paiement noté au mauvais mode aujourd’hui\u00a0: **…**, puis **Changer le mode**. Un chèque encore en main se rend par **Rendre au client**.",
        "Commande annulée, acompte gardé\u00a0: un avoir de tout, puis une vente d’une ligne de prestation du montant gardé, payée par cet avoir.",
      ],
    },
  ],
};
