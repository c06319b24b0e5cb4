import type { Chapter } from "../chapter.ts";

export const firstDay: Chapter = {
  id: "premier-jour",
  title: "Le premier jour",
  intro:
    "Une heure suffit pour ouvrir la boutique\u00a0: vos coordonnées, vos produits, ce qu’il y a en rayon. Tout se corrige ensuite.",
  picture: { name: "first-day", alt: "Le tableau de bord" },
  parts: [
    {
      title: "Vos coordonnées",
      steps: [
        "À la création de la boutique, **Vos papiers** demande l’adresse, le téléphone, le logo et les identifiants. Rien n’est obligatoire\u00a0: **Plus tard** mène au tableau de bord.",
        "Ensuite, tout est dans **Mon Entreprise**. Complétez le nom, l’adresse, le téléphone, puis RC, ICE, IF, Patente et INPE\u00a0: ils figurent au bas de vos factures. La facture à côté se remplit pendant que vous tapez.",
        "**Assujetti à la TVA**\u00a0? Dans **Factures**, cochez la case\u00a0: vos prix restent TTC, et chaque facture montre la base HT et la TVA. Sinon, écrivez si vous voulez la mention à imprimer.",
        "**Ce que ma boutique utilise** a un interrupteur pour les devis, les organismes, les avoirs, l’équipe… Rien ne presse\u00a0: chacun s’allume aussi à la première utilisation.",
        "La barre du bas dit ce qui a changé, dans tous les onglets\u00a0: appuyez une fois sur **Mettre à jour**.",
      ],
    },
    {
      title: "Vos produits",
      steps: [
        "Vous avez un fichier de votre fournisseur ou de votre tableur\u00a0? **Produits**, puis **Importer CSV**. Les colonnes sont reconnues à leur titre\u00a0; rien n’est écrit avant que vous ayez vu l’aperçu.",
        "Sinon, **Nouveau produit**\u00a0: le nom, le type (monture, verre…), le prix de vente et la quantité en rayon.",
        "Scannez l’étiquette dans **Code-barres**\u00a0: la douchette retrouvera ce produit partout. Elle lit aussi la référence, si c’est elle que porte l’étiquette. Elle peut être réglée sur un clavier américain, et finir ses codes par Entrée ou par Tab.",
      ],
      note: "Le stock se tape une seule fois, à la création du produit. Après, il change tout seul par les ventes, les bons de réception et les ajustements.",
    },
    {
      title: "Vos collègues",
      text: [
        "Chaque personne a son adresse et son mot de passe\u00a0: le journal garde ainsi qui a fait quoi. La personne qui a créé la boutique ajoute les autres depuis **Mon Entreprise**, **Équipe**, **Ouvrir l’administration**.",
        "Sur un ordinateur partagé, **Déconnexion** à la fin de la journée\u00a0: les brouillons sont alors effacés.",
      ],
    },
    {
      title: "Trois touches à retenir",
      text: [
        "[[Ctrl K]] cherche partout\u00a0: un nom, un téléphone, un numéro de facture. Il encaisse aussi\u00a0: «\u00a0zineb paiement 500\u00a0» ouvre son paiement, déjà rempli.",
        "[[Ctrl S]] enregistre la page en cours. [[?]] montre les touches de l’écran où vous êtes.",
      ],
    },
  ],
};
