import type { Capability } from "#domain/core/capabilities.ts";
import { words } from "./words.strings.ts";

/** Keyboard shortcuts of a screen. With `of`, a shortcut is shown once the shop uses that capability. */
export type Keys = readonly (readonly [key: string, text: string, of?: Capability])[];

const customer: Keys[number] = ["V", "Vue client\u00a0: l’écran se tourne vers le client"];
const customerInForm: Keys[number] = [words.altV, customer[1]];
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
  ["Ctrl S", words.save],
  ["↵", words.nextField],
];
const board: Keys = [
  search,
  ["↑ ↓", "D’une carte à l’autre"],
  ["Maj ← →", "D’une colonne à l’autre"],
  ["← →", "État précédent, état suivant"],
  ["↵", "Ouvrir la carte"],
];
const message: Keys[number] = ["W", "Message au client"];
const workshop: Keys = [
  ...board,
  [words.spaceKey, "Cocher pour commander"],
  ["C", "Commander ce qui est coché"],
  message,
  ["I", words.jobTicket],
  ["B", "Verre cassé\u00a0: refaire", "services"],
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
  [words.spaceKey, "Cocher le chèque"],
  ["R", "Remettre en banque ce qui est coché"],
  [words.escapeKey, "Tout décocher"],
];
const purchases: Keys = [
  ...list,
  [words.spaceKey, "Cocher la facture"],
  ["R", "Régler ce qui est coché, ou la ligne"],
  ["D", "Marquer débité le chèque ou l’effet de la ligne"],
  [words.escapeKey, "Tout décocher"],
];
const books: Keys = [
  ["T", "Télécharger le dossier"],
  ["↑ ↓", "D’une période à l’autre"],
];
const lensPrice: Keys = [
  ["1 2 3", "Cocher un verre de la liste"],
  ["D", "Faire un devis de ce qui est coché"],
];
const day: Keys[number] = ["+ −", "Sur une date\u00a0: un jour de plus, un jour de moins"];
const prescription: Keys = [
  ...form,
  ["↑ ↓", "Sur un œil\u00a0: un quart de dioptrie de plus, de moins"],
  ["D G O", "Dans la quantité d’un verre\u00a0: œil droit, gauche, les deux"],
  day,
  customerInForm,
];
const contactLenses: Keys = [
  search,
  ["↑ ↓", "D’une ligne à l’autre"],
  ["← →", "État précédent, état suivant"],
  ["↵", "Ouvrir la ligne"],
  [words.spaceKey, "Cocher la ligne"],
  ["C", "Commander ce qui est coché"],
  ["R", "Marquer remises les lignes cochées, ou préparer le message"],
  ["B", "Boîtes de la ligne"],
  ["V", "Renouveler le porteur de la ligne"],
  ["E", "Modifier la ligne"],
  message,
];
const contactSheet: Keys = [
  ...form,
  ["↑ ↓", "Sur une valeur\u00a0: un pas de plus, de moins"],
  ["Alt M", "Déplier les autres valeurs"],
  day,
];

/** French of each page: its name in the visit statistics, and its shortcuts for the keyboard help. */
export const pages = {
  home: { name: "Page d’accueil du site" },
  blog: { name: "Blog" },
  article: { name: "Article du blog" },
  privacy: { name: "Politique de confidentialité" },
  login: { name: "Connexion" },
  setup: { name: "Première installation" },
  dashboard: { name: "Tableau de bord" },
  clients: { name: "Clients", keys: [...list, pay, ["N", "Nouvelle prescription du client"]] },
  newClient: { name: "Nouveau client", keys: form },
  client: { name: "Fiche d’un client" },
  editClient: { name: "Client, modification", keys: form },
  prescriptions: {
    name: "Prescriptions",
    keys: [
      ...list,
      pay,
      print,
      ["I T F W N", "Après une vente\u00a0: facture, ticket, fiche, WhatsApp, encore un"],
    ],
  },
  newPrescription: { name: "Nouvelle prescription", keys: prescription },
  reminders: { name: "Rappels", keys: [search, ["R", "Envoyer le message de la ligne"]] },
  prescriptionLog: { name: "Registre des ordonnances" },
  printPrescriptionLog: { name: "Registre des ordonnances imprimé" },
  editPrescription: { name: "Prescription, modification", keys: prescription },
  prescription: { name: "Prescription", keys: [customer] },
  printPrescription: { name: "Prescription imprimée" },
  orderLenses: { name: "Commande de verres" },
  printJob: { name: "Fiche d’atelier, impression" },
  workshop: { name: "Atelier", keys: workshop },
  job: { name: "Montage", keys: workshop },
  newService: {
    name: "Dépôt de lunettes",
    keys: [...form, ["Ctrl ↵", "Enregistrer et imprimer le bon de dépôt"]],
  },
  editService: { name: "Ticket SAV, modification", keys: form },
  smallService: { name: "Petit service" },
  service: { name: "Ticket SAV" },
  services: { name: "SAV", keys: [...board, message, ["I", "Bon de dépôt"]] },
  printService: { name: "Bon de dépôt ou de restitution imprimé" },
  printReturnSlip: { name: "Bon de retour imprimé" },
  contactLenses: { name: words.contactLenses, keys: contactLenses },
  orderContacts: { name: "Commande de lentilles" },
  contactRecall: { name: "Rappel d’un lot de lentilles", keys: [search, message] },
  newContactSheet: { name: "Nouvelle fiche lentilles", keys: contactSheet },
  editContactSheet: { name: "Fiche lentilles, modification", keys: contactSheet },
  contactSheet: { name: words.contactSheet },
  printContactSheet: { name: "Fiche lentilles imprimée" },
  invoices: { name: "Factures", keys: [...list, pay, print] },
  invoice: { name: "Facture" },
  credits: { name: "Avoirs", keys: list },
  credit: { name: "Avoir" },
  newCredit: { name: "Faire un avoir", keys: form },
  claims: { name: "Prises en charge", keys: list },
  claim: { name: "Fiche d’une prise en charge" },
  newClaim: { name: "Nouvelle prise en charge", keys: form },
  editClaim: { name: "Prise en charge, modification", keys: form },
  fundDues: { name: "À recevoir des organismes", keys: list },
  claimSlip: { name: "Bordereau d’un organisme" },
  printClaim: { name: "Dossier de prise en charge imprimé" },
  printClaimSlip: { name: "Bordereau imprimé" },
  quotes: { name: "Devis", keys: list },
  quote: { name: "Fiche d’un devis" },
  newQuote: { name: "Nouveau devis", keys: [...form, day] },
  editQuote: { name: "Devis, modification", keys: [...form, day] },
  printQuote: { name: "Devis imprimé" },
  printInvoice: { name: "Facture imprimée" },
  printCredit: { name: "Avoir imprimé" },
  sale: {
    name: "Vente comptoir",
    keys: [
      ["↵", "Ajouter le produit scanné ou tapé, puis «\u00a0Donné\u00a0», puis encaisser"],
      ["↑ ↓", "Sur une ligne\u00a0: une pièce de plus, de moins"],
      [words.deleteKey, "Champ vide\u00a0: retirer la dernière ligne lue"],
      ["Ctrl S", "Encaisser et imprimer, comme Ctrl ↵"],
      customerInForm,
    ],
  },
  till: { name: "Caisse", keys: till },
  printTill: { name: "Caisse du jour imprimée" },
  cheques: { name: "Chèques", keys: cheques },
  printSlip: { name: "Remise de chèques imprimée" },
  statistics: { name: "Statistiques" },
  products: { name: "Produits", keys: list },
  product: { name: "Fiche d’un produit" },
  lensPrice: { name: words.lensPrice, keys: lensPrice },
  lensImport: { name: words.lensImport },
  lensRefill: { name: words.lensRefill },
  printRefill: { name: "Réassort imprimé" },
  lensDrawers: { name: words.lensDrawers },
  lensDrawer: { name: "Tiroir de verres" },
  printDrawer: { name: "Tiroir de verres imprimé" },
  tags: { name: words.tags },
  printTags: { name: "Étiquettes imprimées" },
  lensTariffs: { name: "Tarif d’un verre", keys: form },
  purchases: { name: words.purchases, keys: purchases },
  books: { name: words.books, keys: books },
  accounts: { name: "Comptes du comptable", keys: form },
  newBill: { name: words.newBill, keys: [...form, day] },
  bill: { name: "Facture d’un fournisseur" },
  editBill: { name: "Facture d’un fournisseur, modification", keys: [...form, day] },
  newBillPayment: { name: words.newBillPayment, keys: [...form, day] },
  billPayment: { name: "Règlement à un fournisseur" },
  editBillPayment: { name: "Règlement à un fournisseur, modification", keys: [...form, day] },
  newSupplierCredit: { name: words.newSupplierCredit, keys: [...form, day] },
  supplierCredit: { name: "Avoir d’un fournisseur" },
  editSupplierCredit: { name: "Avoir d’un fournisseur, modification", keys: [...form, day] },
  printSupplierAccount: { name: "Relevé fournisseur imprimé" },
  printCalendar: { name: "Échéancier imprimé" },
  suppliers: { name: "Fournisseurs", keys: [...list, ["C", "Commander chez le fournisseur"]] },
  newSupplier: { name: "Nouveau fournisseur", keys: form },
  editSupplier: { name: "Fournisseur, modification", keys: form },
  supplier: { name: "Fiche d’un fournisseur" },
  stock: { name: "Stock" },
  movements: { name: "Mouvements" },
  inventory: { name: "Inventaire" },
  printInventory: { name: "Inventaire imprimé" },
  journal: { name: "Journal" },
  receipts: { name: "Bons de réception", keys: list },
  newReceipt: { name: "Nouveau bon de réception", keys: [...form, day] },
  editReceipt: { name: "Bon de réception, modification", keys: [...form, day] },
  receipt: { name: "Bon de réception" },
  printReceipt: { name: "Bon de réception imprimé" },
  adjustments: { name: "Ajustements", keys: list },
  newAdjustment: { name: "Nouvel ajustement", keys: [...form, day] },
  editAdjustment: { name: "Ajustement, modification", keys: [...form, day] },
  counts: { name: "Comptages", keys: list },
  newCount: { name: "Nouveau comptage", keys: form },
  count: {
    name: "Comptage",
    keys: [
      ["↵", "Compter le code scanné ou tapé"],
      ["Maj Tab", "Du code à la quantité"],
      [words.deleteKey, "Champ vide\u00a0: annuler le dernier scan"],
    ],
  },
  countReview: { name: "Revue d’un comptage", keys: [search] },
  printCount: { name: "Comptage imprimé" },
  company: { name: "Mon Entreprise", keys: [["Ctrl S", words.save]] },
  firstRun: { name: "Premiers pas" },
  help: { name: "Guide de la boutique" },
} satisfies Record<string, { name: string; keys?: Keys }>;
