/** Texts of the pages: their names in the visits, and the keys of each screen for the page of '?'. */
export type Keys = readonly (readonly [key: string, text: string])[];

const customer: Keys[number] = ["V", "Vue client\u00a0: l’écran se tourne vers le client"];
const customerInForm: Keys[number] = ["Alt V", customer[1]];
const search: Keys[number] = ["/", "Aller à la recherche de la liste"];
const list: Keys = [
  search,
  ["↑ ↓", "D’une ligne à l’autre"],
  ["↵", "Ouvrir la ligne"],
  ["E", "Modifier la ligne"],
];
const pay: Keys[number] = ["P", "Encaisser un paiement de la ligne"];
const print: Keys[number] = ["I", "Imprimer la ligne"];
const form: Keys = [
  ["Ctrl S", "Enregistrer"],
  ["↵", "Champ suivant"],
];
const workshop: Keys = [
  search,
  ["↑ ↓", "D’une carte à l’autre"],
  ["Maj ← →", "D’une colonne à l’autre"],
  ["← →", "État précédent, état suivant"],
  ["↵", "Ouvrir la carte"],
  ["Espace", "Cocher pour commander"],
  ["C", "Commander ce qui est coché"],
  ["W", "Message au client"],
  ["I", "Fiche d’atelier"],
];
const till: Keys = [
  ["← →", "Jour précédent, jour suivant"],
  ["↑ ↓", "D’un mouvement à l’autre"],
  ["↵", "Ouvrir la facture ou le mouvement"],
  ["D A B", "Dépense, apport, remise en banque"],
  ["C", "Clôturer le jour"],
  ["I", "Imprimer le reçu de la ligne"],
  ["E", "Modifier le mouvement de la ligne"],
];
const cheques: Keys = [
  search,
  ["↑ ↓", "D’un chèque à l’autre"],
  ["↵", "Ouvrir la facture"],
  ["Espace", "Cocher le chèque"],
  ["R", "Remettre en banque ce qui est coché"],
  ["Échap", "Tout décocher"],
];
const day: Keys[number] = ["+ −", "Sur une date\u00a0: un jour de plus, un jour de moins"];
const prescription: Keys = [
  ...form,
  ["↑ ↓", "Sur un œil\u00a0: un quart de dioptrie de plus, de moins"],
  ["D G O", "Dans la quantité d’un verre\u00a0: œil droit, gauche, les deux"],
  day,
  customerInForm,
];

export const pageKeys = {
  clients: [...list, pay, ["N", "Nouvelle prescription du client"]],
  prescriptions: [
    ...list,
    pay,
    print,
    ["I T F W N", "Après une vente\u00a0: facture, ticket, fiche, WhatsApp, encore un"],
  ],
  workshop,
  invoices: [...list, pay, print],
  till,
  cheques,
  list,
  suppliers: [...list, ["C", "Commander chez le fournisseur"]],
  reminders: [search, ["R", "Envoyer le rappel de la ligne"]],
  prescriptionForm: prescription,
  prescription: [customer],
  sale: [
    ["↵", "Ajouter le produit scanné ou tapé, puis «\u00a0Reçu\u00a0», puis encaisser"],
    ["↑ ↓", "Sur une ligne\u00a0: une pièce de plus, de moins"],
    ["Suppr", "Champ vide\u00a0: retirer la dernière ligne lue"],
    ["Ctrl S", "Encaisser et imprimer, comme Ctrl ↵"],
    customerInForm,
  ],
  form,
  stockForm: [...form, day],
  company: [["Ctrl S", "Enregistrer"]],
} satisfies Record<string, Keys>;

/** Names of the pages in the visits. */
export const pageNames = {
  home: "Page d’accueil du site",
  blog: "Blog",
  article: "Article du blog",
  privacy: "Politique de confidentialité",
  login: "Connexion",
  setup: "Première installation",
  dashboard: "Tableau de bord",
  clients: "Clients",
  newClient: "Nouveau client",
  client: "Fiche d’un client",
  editClient: "Client, modification",
  prescriptions: "Prescriptions",
  newPrescription: "Nouvelle prescription",
  reminders: "Rappels",
  editPrescription: "Prescription, modification",
  prescription: "Prescription",
  printPrescription: "Prescription imprimée",
  orderLenses: "Commande de verres",
  printJob: "Fiche d’atelier, impression",
  workshop: "Atelier",
  job: "Montage",
  invoices: "Factures",
  invoice: "Facture",
  printInvoice: "Facture imprimée",
  sale: "Vente comptoir",
  till: "Caisse",
  printTill: "Caisse du jour imprimée",
  cheques: "Chèques",
  printSlip: "Remise de chèques imprimée",
  statistics: "Statistiques",
  products: "Produits",
  product: "Fiche d’un produit",
  suppliers: "Fournisseurs",
  newSupplier: "Nouveau fournisseur",
  editSupplier: "Fournisseur, modification",
  supplier: "Fiche d’un fournisseur",
  stock: "Stock",
  movements: "Mouvements",
  receipts: "Bons de réception",
  newReceipt: "Nouveau bon de réception",
  editReceipt: "Bon de réception, modification",
  receipt: "Bon de réception",
  printReceipt: "Bon de réception imprimé",
  adjustments: "Ajustements",
  newAdjustment: "Nouvel ajustement",
  editAdjustment: "Ajustement, modification",
  company: "Mon Entreprise",
  help: "Guide de la boutique",
};
