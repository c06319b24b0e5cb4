import type { Chapter } from "../chapter.ts";

export const prints: Chapter = {
  id: "imprimer",
  title: "Imprimer",
  intro:
    "La facture, le reçu de la prescription, le ticket, le reçu d’un paiement, le bon de réception\u00a0: chacun a son bouton **Imprimer**.",
  picture: { name: "print", alt: "Une facture prête à imprimer" },
  parts: [
    {
      title: "Choisir le papier",
      steps: [
        "En haut de la page d’impression, choisissez **A4**, **A5** ou **Ticket 80 mm**. L’ordinateur retient votre choix.",
        "Dans la fenêtre de l’imprimante, choisissez le même papier, une échelle de 100\u00a0% et des marges «\u00a0par défaut\u00a0».",
        "Pour un rouleau de 80 mm, choisissez l’imprimante de tickets et décochez «\u00a0En-têtes et pieds de page\u00a0».",
      ],
      note: "La facture s’imprime d’elle-même quand elle est prête. Le reçu de la prescription et le bon de réception attendent **Imprimer**.",
    },
    {
      title: "Duplicata",
      text: [
        "Dans une boutique aux factures verrouillées, la deuxième impression d’une facture sur un même papier porte **DUPLICATA**. Le premier A4 après un ticket n’en est pas un.",
        "Une facture émise garde le nom, l’adresse et les identifiants de la boutique de ce jour-là, même si vous les changez ensuite.",
      ],
    },
    {
      title: "Exporter pour Excel",
      text: [
        "**Exporter**, en haut des factures, des avoirs, des chèques et de l’atelier, donne un fichier. **Exporter une période** n’en prend que quelques jours ou un mois.",
        "Sur chaque ligne des factures, le montant moins les avoirs, le payé et la part de l’organisme donne le reste. La TVA suit, taux par taux.",
      ],
    },
    {
      title: "La correction sur la facture",
      text: [
        "La facture porte la correction des deux yeux\u00a0; jamais les hauteurs, l’acuité ni l’EIP de près. Pour n’y rien mettre, décochez **Mesures sur la facture** dans **Mon Entreprise**, onglet **Factures**.",
      ],
    },
    {
      title: "Envoyer au lieu d’imprimer",
      text: [
        "Dans la fenêtre de l’imprimante, «\u00a0Enregistrer au format PDF\u00a0» donne un fichier au nom du client, à joindre à un message.",
        "Après une vente, **WhatsApp** prépare un message\u00a0: ce qui reste à payer, ou un remerciement. Vous relisez et vous envoyez vous-même.",
      ],
    },
    {
      title: "Rien ne sort\u00a0?",
      text: [
        "Si aucune fenêtre ne s’ouvre, le navigateur l’a bloquée\u00a0: appuyez sur **Imprimer** en haut de la page.",
        "Si le papier est coupé, c’est presque toujours le format choisi dans la fenêtre de l’imprimante.",
      ],
    },
  ],
};
