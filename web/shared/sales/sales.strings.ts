import { unbroken } from "#lib/texts/formats.ts";
import { counted, eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** Banks of Morocco. */
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

/** French shared by the sales screens. */
export const salesStrings = {
  productSearch: {
    searching: words.searchingOn,
    none: words.noProductFound,
    failed: words.productsFailed,
    count: (found: number) =>
      found > 0 ? counted(found, "produit trouvé", "produits trouvés") : words.noProductFound,
  },
  clientChoice: {
    placeholder: "Nom ou téléphone",
    clear: "Effacer le client",
    create: (name: string) => (name ? `Nouveau client «\u00a0${name}\u00a0»` : words.newClient),
    search: {
      searching: words.searchingOn,
      none: words.noClientMatches,
      failed: words.searchFailed,
      count: (found: number) =>
        found > 0 ? counted(found, "client trouvé", "clients trouvés") : "Aucun client trouvé",
    },
  },
  newClient: {
    save: "Créer le client",
  },
  lens: {
    pair: "×\u00a02",
    pairHint: "Un verre pour chaque œil",
    eyes: {
      "": { mark: eyeLabels.both.mark, name: "les deux yeux" },
      right: { mark: eyeLabels.right.mark, name: words.rightEye },
      left: { mark: eyeLabels.left.mark, name: words.leftEye },
      unknown: { mark: "Œil\u00a0?", name: "à choisir" },
      label: (mark: string, eye: string, name: string) => `${mark}, ${eye}\u00a0: ${name}`,
      hint: "Pour quel œil\u00a0? Un clic change\u00a0; dans la quantité, les touches D, G et O (les deux).",
    },
  },
  likeClients: {
    found: "Ce client existe peut-être déjà\u00a0:",
    choose: "Choisir ce client",
    askTitle: "Client déjà connu\u00a0?",
  },
  lines: {
    extras: (name: string) => `Remise et remarque\u00a0: ${name}`,
    label: "Désignation",
    free: "Ligne libre",
    addFree: (label: string) => (label ? `Ligne libre «\u00a0${label}\u00a0»` : "Ligne libre"),
    remark: "Remarque",
    remarkPlaceholder: "Remarque, imprimée sous le nom",
    discountPlaceholder: "10\u00a0% ou 150",
    belowMinPrice: (price: string) => `Sous le prix minimum de ${price} la pièce.`,
    addDiscount: "Ajouter une remise",
    changeDiscount: "Modifier la remise",
    wholeDiscount: "Remise sur la vente",
    discounts: "Remises",
  },
  products: {
    unknownReference: "Référence inconnu",
  },
  fixed: {
    issued: "Facture émise\u00a0: faites un avoir.",
    credited: "Facture avec avoir ou remboursement\u00a0: elle ne se supprime pas.",
  },
  payments: {
    totalPaid: "Total payé",
    changeMethod: "Changer le mode",
    credited: "Avoirs",
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
  },
  reference: {
    missing: "Chèque sans numéro\u00a0: notez-le pour le retrouver.",
    edit: "Modifier la référence du paiement",
    title: "Référence du paiement",
    saved: "Référence enregistrée",
    failed: "Erreur lors de l’enregistrement de la référence",
  },
  cheque: {
    due: (day: string) => `échéance ${day}`,
    edit: "Modifier le chèque",
    actions: (day: string) => `Chèque du ${day}`,
    title: "Chèque",
    received: (day: string) => `Pris le ${day}`,
    saved: "Chèque enregistré",
    moved: (number: string, state: string) =>
      number
        ? `Chèque ${number}\u00a0: ${state.toLowerCase()}`
        : `Chèque\u00a0: ${state.toLowerCase()}`,
    undone: (state: string) => `De nouveau\u00a0: ${state.toLowerCase()}`,
    failed: "Le chèque n’a pas pu être enregistré. Réessayez.",
    bouncedOn: "Rejeté le",
    bounceNote: "Motif",
    bounceExample: "Provision insuffisante, n° du certificat…",
    bouncedDetail: (day: string, note: string) => `rejeté le ${day}${note && `, ${note}`}`,
    /** Questions asked before a cheque no longer counts as payment. */
    lost: {
      bounced: {
        title: "Chèque rejeté\u00a0?",
        ask: (amount: string) =>
          `Ce chèque ne comptera plus\u00a0: la facture sera de nouveau due de ${amount}.`,
        goOn: "Chèque rejeté",
      },
      returned: {
        title: "Rendre ce chèque au client\u00a0?",
        ask: (amount: string) =>
          `Ce chèque ne comptera plus\u00a0: la facture sera de nouveau due de ${amount}.`,
        goOn: "Chèque rendu",
      },
    },
    earlyTitle: "Remettre avant l’échéance\u00a0?",
    early: (count: number, first: string) =>
      count > 1
        ? `${count} chèques ne sont pas encore à échéance, le premier le ${first}. Les remettre quand même\u00a0?`
        : `Ce chèque est à échéance le ${first}. Le remettre quand même\u00a0?`,
    earlyGoOn: "Remettre quand même",
  },
  method: {
    saved: "Mode de paiement corrigé",
    failed: "Le mode n’a pas pu être changé. Réessayez.",
  },
  usableCredits: {
    title: "Ce client a un avoir\u00a0:",
    allOf: "Utiliser",
    drop: (number: string) => `Ne pas utiliser l’avoir ${number}`,
    use: (number: string, amount: string) => `Utiliser l’avoir ${number} (${amount})`,
    used: (number: string, amount: string) => `Avoir ${number} utilisé\u00a0: ${amount}`,
    failed: "L’avoir n’a pas pu être utilisé. Réessayez.",
  },
  due: {
    surplus: "À rendre",
    paidOf: (paid: string, total: string) => `${paid} payés sur ${total}`,
    percent: (percent: number) => `${percent}\u00a0% payé`,
  },
  message: {
    button: "Message\u00a0: solde restant",
  },
  added: "Paiement ajouté avec succès",
  removed: "Paiement supprimé avec succès",
  removeFailed: "Erreur lors de la suppression du paiement",
  dialog: {
    invoice: (number: string) => `Facture ${number}`,
    methodRequired: "Le mode de paiement est requis",
    dateRequired: "La date est requise",
    aboveBalance: (surplus: string) =>
      `Le montant dépasse le reste à payer\u00a0: trop-perçu de ${surplus}.`,
    save: (amount: string) => (amount ? `Enregistrer ${amount}` : words.save),
    failed: "Erreur lors de l'ajout du paiement",
  },
} as const;
