import { counted } from "#lib/texts/labels.ts";

/** French of the prescription screens. */
export const prescriptionsStrings = {
  list: {
    count: (count: string) => counted(count, "prescription"),
    search: "Rechercher par client ou date...",
    empty: "Aucune prescription n'a été trouvée.",
    emptyHint: "Une prescription réunit la correction, la facture et les paiements.",
    emptyFilterHint: "Essayez un autre nom, ou une date comme 20/11/2026, 11/2026 ou 2026.",
    view: "Voir la prescription",
    print: "Imprimer le reçu de la prescription",
    edit: "Modifier la prescription",
    remove: "Supprimer la prescription",
    invoice: (number: string) => `Facture ${number}`,
    seeInvoice: "Voir la facture de la prescription",
  },
  form: {
    detail: "Le client et la date suffisent.",
    editTitle: "Modifier la prescription",
    back: "Retour aux prescriptions",
    created: "Prescription créée avec succès",
    updated: "Prescription mise à jour avec succès",
    createFailed: "Erreur lors de la création de la prescription",
    unanswered: "le serveur ne répond pas, rien n’est perdu",
    updateFailed: "Erreur lors de la mise à jour de la prescription",
    step: "± 0.25",
  },
  saved: {
    sale: (name: string) => `Vente enregistrée, ${name}`,
    prescription: (name: string) => `Prescription enregistrée, ${name}`,
    remaining: (amount: string) => `reste ${amount}`,
    paid: "payée",
    surplus: (amount: string) => `${amount} à rendre`,
    promised: (day: string) => `prêt le ${day}`,
    enter: "↵",
    ticket: "Ticket",
    again: "Encore un",
    paidMessage: (name: string, number: string, amount: string) =>
      `Bonjour ${name}, merci pour votre visite. Votre facture n° ${number} de ${amount} est payée. Votre opticien`,
  },
  detail: {
    title: (date: string) => `Prescription du ${date}`,
    client: (name: string) => `Client: ${name}`,
    removed: "Prescription supprimée avec succès",
    removeFailed: "Erreur lors de la suppression de la prescription",
    invoice: (number: string) => `Facture #${number}`,
    wholeInvoice: "Voir la facture complète",
    noInvoice: "Aucune facture associée à cette prescription.",
  },
} as const;
