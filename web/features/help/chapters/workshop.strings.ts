import type { Chapter } from "../chapter.ts";

export const workshop: Chapter = {
  id: "atelier",
  title: "L’atelier",
  intro:
    "Entre la vente et la livraison\u00a0: commander les verres, monter, prévenir, livrer. Chaque paire vendue avec des verres a sa carte, du premier jour à la livraison.",
  picture: { name: "workshop", alt: "Le tableau de l’atelier" },
  parts: [
    {
      title: "Où en sont les lunettes\u00a0?",
      text: [
        "**Atelier** montre cinq colonnes\u00a0: **À commander**, **Commandé**, **Au montage**, **Prêt**, **Livré aujourd’hui**. Une vente y entre seule\u00a0: **Au montage** si les verres sont en stock, sinon **À commander**.",
        "La date promise se calcule\u00a0: trois jours pour un montage, sept avec les verres d’un labo, jamais un dimanche. Elle se change sur la vente, à côté de **Enregistrer**. Les deux délais sont dans **Mon Entreprise**, **Atelier et messages**.",
        "Ce qui est en retard est en rouge, ici, dans le menu et sur le tableau de bord.",
      ],
    },
    {
      title: "Faire avancer une carte",
      steps: [
        "[[→]] passe à l’étape suivante, [[←]] revient en arrière. À la souris, faites glisser la carte\u00a0; au téléphone, appuyez sur l’étape écrite dessous.",
        "[[↵]] ouvre la carte\u00a0: date promise, casier, labo, problème (**Casse**, **Erreur de verre**), notes, et qui a fait quoi.",
        "[[I]] imprime la fiche d’atelier. Son code-barres, scanné sur le tableau ou dans [[Ctrl K]], rouvre la carte.",
      ],
      note: "S’il reste à payer au moment de livrer, l’écran le demande d’abord et propose d’encaisser.",
    },
    {
      title: "Commander des verres",
      steps: [
        "Cochez les cartes de **À commander** avec [[Espace]], ou toutes d’un coup, puis [[C]].",
        "Une page par labo\u00a0: votre numéro de facture, jamais le nom du client, et chaque œil écrit comme ce labo le veut (cylindres négatifs ou positifs, sur sa fiche de fournisseur).",
        "Imprimez, ou envoyez par WhatsApp ou par e-mail, puis **Marquer commandés**. [[←]] et [[→]] tournent les pages. Un appui de trop\u00a0: **Annuler**, dans le message, ramène toute la page à commander.",
        "La correction ou un verre change après la commande\u00a0? La carte et la prescription le disent en rouge, la commande à côté de ce qui est voulu aujourd’hui. Appelez le labo, puis **Labo prévenu**.",
        "Ce qui est repris par un avoir n’est plus sur la commande, la fiche ni la carte. **Commande envoyée**, sur la carte ouverte, montre ce qui est parti au labo.",
        "Un verre est à refaire\u00a0? Sur la carte ouverte, appuyez sur son œil à côté de **Refaire\u00a0:**. D’une vente de deux paires, l’écran demande laquelle. Dès le premier ticket SAV, c’est **Faire refaire les verres**.",
        "Une longue commande ne tient pas dans un lien\u00a0: **Copier le texte**, puis collez-le dans la conversation.",
      ],
    },
    {
      title: "Prévenir le client",
      text: [
        "[[W]] ouvre WhatsApp avec le message prêt, dans vos mots\u00a0: ils sont dans **Mon Entreprise**, **Atelier et messages**, qui dit quand un nom entre accolades n’est pas connu. La carte dit «\u00a0message préparé le…\u00a0»\u00a0: Optique ouvre la conversation, c’est vous qui envoyez.",
        "Une ancienne vente n’est pas suivie d’elle-même\u00a0: **Suivre la commande**, sur sa prescription, la fait entrer à l’atelier.",
      ],
    },
  ],
};
