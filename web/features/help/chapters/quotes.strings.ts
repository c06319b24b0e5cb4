import type { Chapter } from "../chapter.ts";

export const quotes: Chapter = {
  id: "devis",
  title: "Faire un devis",
  intro:
    "Un devis, ou une facture pro forma, propose des prix jusqu’à une date. Il ne touche ni au stock ni à la caisse, et devient une vente d’un geste.",
  parts: [
    {
      title: "L’écrire",
      steps: [
        "[[Ctrl K]] et «\u00a0nouveau devis\u00a0». Dès le premier, **Factures** a un bouton **Devis**, puis **Nouveau devis**.",
        "Choisissez le client, ou tapez un nom et un téléphone sous **Nom, sans créer de fiche**\u00a0: la fiche se crée quand la personne achète.",
        "Ajoutez les articles, avec leur prix et leur remise. Un article absent du catalogue se tape aussi. Une ligne de verres a son œil et «\u00a0×\u00a02\u00a0», comme à la vente.",
        "**Acompte demandé**, **Délai, en jours** et **Note imprimée** paraissent sur le papier. **Note interne** n’y paraît jamais.",
        "**Enregistrer**\u00a0: le devis reçoit son numéro (D2026110001).",
      ],
    },
    {
      title: "Comparer des variantes",
      text: [
        "**Comparer deux variantes** propose deux équipements au choix, A et B\u00a0; **Ajouter une variante** en fait trois. La monture commune ne se tape qu’une fois, sous **Commun aux variantes**.",
        "Le papier les montre côte à côte, chacune avec son total.",
      ],
    },
    {
      title: "L’imprimer ou l’envoyer",
      text: [
        "**Imprimer**, en A4 ou en A5. **Imprimer la correction**, au-dessus de la feuille, la montre ou la retire\u00a0; l’ordinateur retient votre choix.",
        "**WhatsApp** prépare un message avec le numéro, le montant de chaque variante et la date limite, jamais la correction. Vous relisez et vous envoyez vous-même.",
        "Une remise au-delà de votre limite, ou un prix sous le plancher, s’écrit librement\u00a0: l’autorisation se demande à l’impression ou à l’envoi. La vente ne le redemande pas, tant que le devis ne change pas.",
      ],
    },
    {
      title: "Relancer",
      text: [
        "Un devis sans réponse depuis sept jours paraît au tableau de bord et dans la liste, sous **À relancer**. Le nombre de jours se change dans **Mon Entreprise**.",
        "Le client renonce\u00a0? **Marquer refusé**, avec la raison\u00a0: les statistiques les comptent.",
        "Pour retrouver un devis\u00a0: [[Ctrl K]], puis «\u00a0devis zineb\u00a0» ou son numéro.",
      ],
    },
    {
      title: "En faire une vente",
      steps: [
        "Choisissez la variante, puis **Transformer en vente**. La vente s’ouvre remplie\u00a0: ajoutez le paiement et enregistrez.",
        "Si le devis est expiré et que des prix ont changé, choisissez **Garder ses prix** ou **Prendre les prix du jour**.",
        "Un devis vendu ne se modifie plus. **Dupliquer** en fait un autre.",
      ],
      note: "Un devis ne prend pas d’acompte\u00a0: un acompte fait une commande. Transformez d’abord le devis en vente.",
    },
  ],
};
