import type { Chapter } from "../chapter.ts";

export const services: Chapter = {
  id: "sav",
  title: "SAV, garanties et réfections",
  intro:
    "Ce qui revient\u00a0: une vis, une branche cassée, un verre à refaire. Un ticket dit où sont les lunettes, qui doit agir, et ce que cela coûte. Le premier fait paraître tout le reste.",
  parts: [
    {
      title: "Déposer des lunettes",
      steps: [
        "**Déposer des lunettes**, dans [[Ctrl K]] ou dans **…** d’un client ou d’une facture. Choisissez l’article acheté ici, ou **Pas de chez nous** et de quoi les reconnaître.",
        "Le travail (**Ajustage**, **Réparation**, **Garantie**), ce qui est demandé, **État à la réception**, qui paie. Sans montant, c’est **Sans frais**. La date promise se propose, jamais un dimanche.",
        "[[Ctrl ↵]] enregistre et imprime le **Bon de dépôt**\u00a0: il vaut accusé de réception. Son code-barres, scanné, rouvre le ticket.",
      ],
      note: "**Fragile ou déjà réparée** imprime que le client a été prévenu du risque de casse. Cela ne retire rien à votre responsabilité.",
    },
    {
      title: "Une vis, des plaquettes",
      text: [
        "**Petit service**, dans [[Ctrl K]]\u00a0: **Vis**, **Plaquettes**, **Ajustage**, **Nettoyage** ou **Autre**, puis **Enregistrer**. C’est rendu tout de suite, sans facture. La pièce choisie sort du stock, et se propose la fois suivante.",
      ],
    },
    {
      title: "Qui doit agir\u00a0?",
      text: [
        "**Atelier**, onglet **SAV**, avec les touches des montages\u00a0: **À faire** est à vous, **Attend l’accord** au client, puis **Chez le fournisseur**, **Prêt**, **Rendu aujourd’hui**.",
        "**Demander l’accord** met le ticket en attente, puis prépare le message avec le montant. **Le client accepte** ou **Le client refuse** note sa réponse.",
        "Les **Lunettes prêtées** se notent au dépôt. L’écran les demande quand les autres sont rendues, et ne bloque rien.",
        "Le tableau de bord dit ce qui est en retard, à annoncer, à réclamer, et quel fournisseur n’a pas répondu depuis quinze jours.",
      ],
    },
    {
      title: "Jusqu’à quand\u00a0?",
      text: [
        "Chaque article vendu dit sa garantie, sur sa facture et sur le ticket. Elle court du jour où le client a ses lunettes.",
        "La boutique promet ce que vous décidez. La loi garantit un an contre les défauts, que personne ne peut raccourcir. **Adaptation aux progressifs**\u00a0: le temps qu’un client a pour dire qu’il ne s’y habitue pas.",
        "Les jours passés chez vous prolongent la garantie de la boutique\u00a0: gardées 19 jours, les lunettes sont garanties 19 jours de plus. Si **Le client garde ses lunettes**, aucun ne compte. Une réparation n’en commence pas une nouvelle.",
        "**Mon Entreprise**, **Atelier et messages**, **Garanties et SAV**\u00a0: les mois de chaque article, et les jours d’un SAV. À 0, rien n’est promis. **Proposer** remplit 12 mois, 3 pour l’adaptation, rien pour les accessoires. La facture les imprime.",
      ],
    },
    {
      title: "Échanger sous garantie",
      steps: [
        "Sur le ticket, **…**, puis **Échanger**\u00a0: la pièce défectueuse revient par un avoir, la neuve part sur une facture. Seule une différence de prix se paie.",
        "Sans facture\u00a0: **Pièces données**. Ajoutez la pièce qui part\u00a0; quand le fournisseur envoie la sienne, changez le **Sens**. Donner une monture ou des verres demande le droit **Ajuster le stock**.",
      ],
    },
    {
      title: "Refaire des verres",
      steps: [
        "**Faire refaire les verres**, sur le ticket ou sur la carte du montage\u00a0: la cause, et l’œil. Ni seconde vente, ni second montage\u00a0: la même carte repart, marquée R1, puis R2. Les verres sortent du stock, ou la carte revient à **À commander**.",
        "La commande au labo ne porte que ces verres, dit **RÉFECTION**, la cause, et l’avoir que vous attendez.",
        "**Cassé** ([[B]] sur la carte) se note d’un appui, avec le coût et votre nom, et propose de prévenir du retard. **Annuler**, dans le message, défait tout. Pour un seul œil, **Faire refaire les verres**.",
      ],
    },
    {
      title: "Renvoyer au fournisseur",
      steps: [
        "Sur le ticket, dépliez **Fournisseur**\u00a0: son nom, sa référence, l’**Avoir attendu**. **Faire le bon de retour** donne un numéro, et un papier sans le nom du client. Plusieurs pièces, un seul bon\u00a0: cochez-les sur la page du fournisseur.",
        "Notez sa réponse\u00a0: **Avoir**, **Remplacé**, **Réparé** ou **Refusé**. **Avoir obtenu** baisse le coût du ticket, sans toucher à la caisse, à la TVA ni au stock.",
      ],
    },
    {
      title: "Ce que le client paie",
      text: [
        "Sans frais, il n’y a pas de facture. Sinon **…**, puis **Facturer**\u00a0: une vente ordinaire, avec une ligne du montant accepté.",
        "Une pièce qu’il paie va sur cette facture et non dans **Pièces données**\u00a0: elle ne sort du stock qu’une fois.",
      ],
    },
    {
      title: "Messages et chiffres",
      text: [
        "**Annoncer prêt**, **Annoncer le retard**\u00a0: vos mots, dans **Atelier et messages**. Jamais une correction, une cause ni le nom d’un collègue.",
        "**Statistiques**, **SAV et réfections**\u00a0: sans frais ou payé, durée, part des verres refaits, coût, par cause, par labo et par personne.",
      ],
    },
  ],
};
