/** The French of the keys' page. */
import { words } from "#lib/words.strings.ts";
type Keys = readonly (readonly [key: string, text: string])[];

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
const workshop: Keys = [
  search,
  ["↑ ↓", "D’une carte à l’autre"],
  ["Maj ← →", "D’une colonne à l’autre"],
  ["← →", "État précédent, état suivant"],
  ["↵", "Ouvrir la carte"],
  [words.spaceKey, "Cocher pour commander"],
  ["C", "Commander ce qui est coché"],
  ["W", "Message au client"],
  ["I", words.jobTicket],
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
const day: Keys[number] = ["+ −", "Sur une date\u00a0: un jour de plus, un jour de moins"];
const prescription: Keys = [
  ...form,
  ["↑ ↓", "Sur un œil\u00a0: un quart de dioptrie de plus, de moins"],
  ["D G O", "Dans la quantité d’un verre\u00a0: œil droit, gauche, les deux"],
  day,
  customerInForm,
];

export const strings = {
  here: "Sur cet écran",
  everywhere: "Partout",
  common: [
    [words.ctrlK, "Chercher partout, encaisser, imprimer"],
    ["H", "Masquer les montants à l’écran, ou les montrer"],
    [words.escapeKey, "Fermer une fenêtre"],
    ["?", "Afficher cette aide"],
  ] satisfies Keys as Keys,
} as const;

/** By the patterns of the route table: what acts on the screen at hand. */
export const screenKeys: Record<string, Keys> = {
  "/app/clients": [...list, pay, ["N", "Nouvelle prescription du client"]],
  "/app/prescriptions": [
    ...list,
    pay,
    print,
    ["I T F W N", "Après une vente\u00a0: facture, ticket, fiche, WhatsApp, encore un"],
  ],
  "/app/atelier": workshop,
  "/app/atelier/:id": workshop,
  "/app/invoices": [...list, pay, print],
  "/app/caisse": till,
  "/app/caisse/cheques": cheques,
  "/app/products": list,
  "/app/suppliers": [...list, ["C", "Commander chez le fournisseur"]],
  "/app/stock/receipts": list,
  "/app/stock/adjustments": list,
  "/app/prescriptions/reminders": [search, ["R", "Envoyer le rappel de la ligne"]],
  "/app/prescriptions/new": prescription,
  "/app/prescriptions/edit/:id": prescription,
  "/app/prescriptions/:id": [customer],
  "/prescriptions/:id": [customer],
  "/app/sale": [
    ["↵", "Ajouter le produit scanné ou tapé, puis «\u00a0Reçu\u00a0», puis encaisser"],
    ["↑ ↓", "Sur une ligne\u00a0: une pièce de plus, de moins"],
    [words.deleteKey, "Champ vide\u00a0: retirer la dernière ligne lue"],
    ["Ctrl S", "Encaisser et imprimer, comme Ctrl ↵"],
    customerInForm,
  ],
  "/app/clients/nouveau": form,
  "/app/clients/:id/modifier": form,
  "/app/suppliers/new": form,
  "/app/suppliers/edit/:id": form,
  "/app/stock/receipts/new": [...form, day],
  "/app/stock/receipts/edit/:id": [...form, day],
  "/app/stock/adjustments/new": [...form, day],
  "/app/stock/adjustments/edit/:id": [...form, day],
  "/app/company": [["Ctrl S", words.save]],
};
