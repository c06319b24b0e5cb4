import type { Chapter } from "../chapter.ts";

/** Thirty words with one meaning each; `tests/unit/glossary.test.ts` checks the texts of all screens against them. */
export const glossary: Chapter = {
  id: "mots",
  title: "Trente mots",
  intro: "Un mot pour une chose, le même sur l’écran, sur le papier et dans le journal.",
  parts: [
    {
      title: "Les papiers",
      text: [
        "**Facture**\u00a0: ce qui est vendu. Son numéro ne change jamais.",
        "**Ticket**\u00a0: la même facture, sur un papier de 80 mm. Un ticket SAV suit des lunettes déposées.",
        "**Reçu**\u00a0: un papier que le client emporte, de sa prescription ou d’un paiement.",
        "**Avoir**\u00a0: le papier qui corrige une facture sans l’effacer.",
        "**Devis**\u00a0: un prix donné avant la vente.",
        "**Bordereau**\u00a0: la liste qui part avec des chèques à la banque, ou avec des dossiers à un organisme.",
      ],
    },
    {
      title: "L’argent",
      text: [
        "**Acompte**\u00a0: ce qui est payé avant le reste.",
        "**Solde**\u00a0: le paiement qui finit une facture, ou ce qu’il en reste.",
        "**Encaisser**\u00a0: prendre un paiement.",
        "**Trop-perçu**\u00a0: ce qui est payé au-delà du total.",
        "**Rendu**\u00a0: l’argent, ou le chèque, qui repart aussitôt dans la main du client.",
        "**Rembourser**\u00a0: rendre, plus tard et par écrit, ce qui a été payé. La caisse et la facture le disent.",
        "**Remise**\u00a0: un prix baissé avant la vente. **Remise de chèques** et **Remise en banque** sont le mot de la banque.",
        "**Remettre**\u00a0: porter des chèques à la banque, et rien d’autre.",
      ],
    },
    {
      title: "Les organismes",
      text: [
        "**Organisme**\u00a0: CNSS, mutuelle, assurance ou employeur, qui paie une part ou rembourse le client.",
        "**Prise en charge**\u00a0: la demande à un organisme, et son dossier.",
        "**Accord**\u00a0: la réponse d’un organisme, avec son montant et son numéro. Au SAV, le oui du client au prix.",
        "**Part du client**\u00a0: le total moins ce que l’organisme a accordé.",
        "**Transmis**\u00a0: le dossier est parti, par le client ou par la boutique. Au comptable, une période\u00a0: elle ne change plus.",
      ],
    },
    {
      title: "L’équipe",
      text: [
        "**Droit**\u00a0: ce qu’une personne peut faire, par son rôle ou par une exception.",
        "**Autorisation**\u00a0: le oui d’un collègue, par son code, à un acte qui n’est pas dans vos droits. Sur les papiers de la boutique, c’est celle de l’État.",
        "**Code**\u00a0: quatre à six chiffres, qui disent qui est là sur un poste partagé.",
        "**Journal**\u00a0: qui a modifié ou supprimé quoi, et quand.",
      ],
    },
    {
      title: "Les lunettes",
      text: [
        "**Prescription**\u00a0: la correction d’un client, avec ce qui est vendu pour elle.",
        "**Ordonnance**\u00a0: le papier du médecin.",
        "**Paire**\u00a0: une monture et ses verres. Une vente peut en avoir plusieurs.",
        "**Montage**\u00a0: le travail de l’atelier sur une vente.",
        "**Livrer**\u00a0: donner ses lunettes au client. Un fournisseur, lui, envoie un colis.",
      ],
    },
    {
      title: "Le stock",
      text: [
        "**Bon de réception**\u00a0: ce qui est commandé à un fournisseur, et ce qui est arrivé.",
        "**Ajustement**\u00a0: une correction du stock, après un comptage, une casse ou un vol.",
      ],
    },
  ],
};
