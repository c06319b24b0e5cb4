import { unbroken } from "#lib/formats.ts";

/** The banks of Morocco that cheques are drawn on. */
export const banks = [
  "Attijariwafa bank",
  "Banque Populaire",
  "Bank of Africa",
  "CIH Bank",
  "Crédit du Maroc",
  "Crédit Agricole du Maroc",
  "Société Générale Maroc",
  "BMCI",
  "CFG Bank",
  "Al Barid Bank",
] as const;

/** The French of what the sales screens share. */
export const salesStrings = {
  dialogFailed: "Cette fenêtre n’a pas pu s’ouvrir. Réessayez.",
  clientChoice: {
    optional: "(facultatif)",
    label: "Client",
    placeholder: "Nom ou téléphone",
    clear: "Effacer le client",
    create: (name: string) => (name ? `Nouveau client «\u00a0${name}\u00a0»` : "Nouveau client"),
    search: {
      searching: "Recherche…",
      none: "Aucun client ne correspond à votre recherche",
      failed: "Erreur lors de la recherche",
      count: (found: number) =>
        found > 1
          ? `${found} clients trouvés`
          : found === 1
            ? "1 client trouvé"
            : "Aucun client trouvé",
    },
  },
  newClient: {
    title: "Nouveau client",
    name: "Nom",
    phone: "Téléphone",
    email: "Email",
    nameRequired: "Le nom est requis",
    emailInvalid: "Email invalide",
    save: "Créer le client",
    failed: "Une erreur s'est produite lors de l'enregistrement. Veuillez réessayer.",
  },
  likeClients: {
    found: "Ce client existe peut-être déjà\u00a0:",
    choose: "Choisir ce client",
    askTitle: "Client déjà connu\u00a0?",
    back: "Revenir",
    goOn: "Enregistrer quand même",
  },
  products: {
    title: "Produits",
    product: "Produit",
    reference: "Référence",
    quantity: "Quantité",
    price: "Prix unitaire",
    total: "Total",
    empty: "Aucun produit",
    unknown: "Produit inconnu",
    unknownReference: "Référence inconnu",
  },
  payments: {
    title: "Paiements",
    date: "Date",
    method: "Méthode",
    reference: "Référence",
    amount: "Montant",
    empty: "Aucun paiement",
    totalPaid: "Total payé",
    remaining: "Reste à payer",
    surplus: "Trop-perçu",
    remove: "Supprimer le paiement",
    by: (name: string) => unbroken(`par ${name}`),
    target: (amount: string) => `Paiement de ${amount}`,
    print: "Imprimer le reçu du paiement",
  },
  surplus: {
    give: (amount: string) => `À rendre\u00a0: ${amount}`,
    askTitle: "Plus que le reste à payer",
    ask: (amount: string) =>
      `Les paiements dépassent le total\u00a0: trop-perçu de ${amount}, à rendre au client. Enregistrer quand même\u00a0?`,
    correct: "Corriger le montant",
    goOn: "Enregistrer quand même",
  },
  reference: {
    missing: "Chèque sans numéro\u00a0: notez-le pour le retrouver.",
    none: "sans numéro",
    edit: "Modifier la référence du paiement",
    title: "Référence du paiement",
    save: "Enregistrer",
    saved: "Référence enregistrée",
    failed: "Erreur lors de l’enregistrement de la référence",
  },
  cheque: {
    bank: "Banque",
    dueOn: "Échéance",
    due: (day: string) => `échéance ${day}`,
    edit: "Modifier le chèque",
    actions: (day: string) => `Chèque du ${day}`,
    title: "Chèque",
    received: (day: string) => `Reçu le ${day}`,
    save: "Enregistrer",
    saved: "Chèque enregistré",
    moved: (number: string, state: string) =>
      number
        ? `Chèque ${number}\u00a0: ${state.toLowerCase()}`
        : `Chèque\u00a0: ${state.toLowerCase()}`,
    undo: "Annuler",
    undone: (state: string) => `De nouveau\u00a0: ${state.toLowerCase()}`,
    failed: "Le chèque n’a pas pu être enregistré. Réessayez.",
    bounceTitle: "Chèque rejeté\u00a0?",
    bounce: (amount: string) =>
      `Ce chèque ne comptera plus\u00a0: la facture sera de nouveau due de ${amount}.`,
    earlyTitle: "Remettre avant l’échéance\u00a0?",
    early: (count: number, first: string) =>
      count > 1
        ? `${count} chèques ne sont pas encore à échéance, le premier le ${first}. Les remettre quand même\u00a0?`
        : `Ce chèque est à échéance le ${first}. Le remettre quand même\u00a0?`,
    earlyGoOn: "Remettre quand même",
    back: "Revenir",
    goOn: "Chèque rejeté",
  },
  due: {
    remaining: "Reste à payer",
    left: "reste",
    surplus: "À rendre",
    paidOf: (paid: string, total: string) => `${paid} payés sur ${total}`,
    percent: (percent: number) => `${percent}\u00a0% payé`,
  },
  message: {
    button: "Message\u00a0: solde restant",
  },
  missing: {
    hint: "Ce document a peut-être été supprimé dans une autre fenêtre ou sur un autre poste.",
    back: "Retour à la liste",
  },
  added: "Paiement ajouté avec succès",
  removed: "Paiement supprimé avec succès",
  removeFailed: "Erreur lors de la suppression du paiement",
  dialog: {
    title: "Ajouter un paiement",
    invoice: (number: string) => `Facture ${number}`,
    total: "Total",
    remaining: "Reste à payer",
    amount: "Montant",
    method: "Mode de paiement",
    date: "Date",
    reference: "Référence",
    referencePlaceholder: "N° de chèque, transaction...",
    notes: "Notes",
    amountRequired: "Le montant est requis",
    amountPositive: "Le montant doit être positif",
    amountNumber: "Ce champ attend un nombre",
    methodRequired: "Le mode de paiement est requis",
    dateRequired: "La date est requise",
    aboveBalance: (surplus: string) =>
      `Le montant dépasse le reste à payer\u00a0: trop-perçu de ${surplus}.`,
    save: (amount: string) => (amount ? `Enregistrer ${amount}` : "Enregistrer"),
    failed: "Erreur lors de l'ajout du paiement",
  },
} as const;
