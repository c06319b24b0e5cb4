/** Pages with nothing to show: an empty shop, a record that does not exist, a server that fails. */
import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Shop } from "#support/shop.ts";
import { failRequests } from "./network.ts";
import type { Name } from "./person.ts";
import type { StatedPage } from "./states.ts";

type Bare = { shop: Shop };

const empty: Record<string, Name> = {
  "/app": "Vos trois premiers pas",
  "/app/clients": "Aucun client n'a été ajouté",
  "/app/prescriptions": /^Aucune prescription/,
  "/app/prescriptions/reminders": "Aucun rappel à envoyer",
  "/app/invoices": /^Aucune facture/,
  "/app/products": /^Aucun produit/,
  "/app/suppliers": "Aucun fournisseur trouvé",
  [`/app/caisse?jour=${addDays(today(), -40)}`]: "Aucun mouvement ce jour",
  "/app/caisse/cheques": /^Aucun chèque/,
  "/app/statistics": "Aucune donnée disponible",
  "/app/statistics?du=2026-12-12&au=2026-12-01": "La date de début doit précéder la date de fin.",
  [paths.books()]: /^Aucune période n’est encore transmise/,
  [paths.books("2026-12-12", "2026-12-01")]: "La date de début doit précéder la date de fin.",
  "/app/stock/receipts": "Aucun bon de réception trouvé",
  "/app/stock/adjustments": "Aucun ajustement trouvé",
  "/app/stock/movements": /^Aucun mouvement/,
  "/app/achats": "Rien à payer",
  "/app/achats?vue=reglements": "Aucun règlement",
  "/app/achats?vue=avoirs": "Aucun avoir",
  "/app/achats?vue=echeances": "Rien à encaisser ni à payer",
  "/app/achats?vue=balance": "Rien n’est dû aux fournisseurs",
};

const missing: Record<string, Name> = {
  "/app/clients/aaaaaaaaaaaaaaa": "Client non trouvé",
  "/app/invoices/print/aaaaaaaaaaaaaaa": "Facture non trouvée",
  "/app/prescriptions/aaaaaaaaaaaaaaa/print": "Prescription non trouvée",
  "/app/products/aaaaaaaaaaaaaaa": "Produit non trouvé",
  "/app/suppliers/aaaaaaaaaaaaaaa": "Fournisseur non trouvé",
  "/app/stock/receipts/aaaaaaaaaaaaaaa": "Bon de réception non trouvé",
  "/app/achats/factures/aaaaaaaaaaaaaaa": "Facture du fournisseur non trouvée",
  "/app/achats/reglements/aaaaaaaaaaaaaaa": "Règlement non trouvé",
  "/app/achats/avoirs/aaaaaaaaaaaaaaa": "Avoir du fournisseur non trouvé",
  "/app/print/releve/aaaaaaaaaaaaaaa": "Fournisseur non trouvé",
  "/app/atelier/aaaaaaaaaaaaaaa/print": "Montage non trouvé",
};

/** Pages that fail to load: by path, the address of the failing request, and the expected text. */
const failed: Record<string, [api: string, text: Name]> = {
  "/app/clients": ["lists/clients*", "Erreur lors du chargement des clients"],
  "/app/products": ["lists/products*", "Erreur lors du chargement des produits"],
  "/app/prescriptions/reminders": ["lists/reminders*", "Erreur lors du chargement des rappels"],
  "/app/stock/adjustments": [
    "lists/adjustments*",
    "Une erreur est survenue lors du chargement des ajustements",
  ],
  "/app/achats": ["lists/bills*", "Une erreur est survenue lors du chargement des factures"],
  "/app/achats?vue=echeances": ["calendar*", "L’échéancier n’a pas pu être chargé. Réessayez."],
  "/app/achats?vue=balance": [
    "payables*",
    "Une erreur est survenue lors du chargement de la balance",
  ],
  "/app/statistics": ["statistics*", "Une erreur est survenue"],
  [paths.books()]: ["books?*", "Erreur lors du chargement du dossier"],
  "/app/stock": ["stock", "Une erreur est survenue lors du chargement des données"],
};

export const barePages: readonly StatedPage<Bare>[] = [
  ...Object.entries(empty).map(([path, text]): StatedPage<Bare> => ({
    path: () => path,
    isFollowed: true,
    states: { [`empty ${path}`]: (person) => person.seen(text) },
  })),
  ...Object.entries(missing).map(([path, text]): StatedPage<Bare> => ({
    path: () => path,
    isFollowed: true,
    states: {
      [`missing ${path}`]: async (person) => {
        person.forgive(/status of 404|ClientResponseError 404/);
        await person.page.getByText(text).first().waitFor({ state: "attached" });
      },
    },
  })),
  ...Object.entries(failed).map(([path, [api, text]]): StatedPage<Bare> => ({
    path: () => path,
    isFollowed: true,
    states: {
      [`failed ${path}`]: async (person) => {
        await failRequests(person, `**/api/optique/${api}`);
        await person.reload();
        await person.seen(text);
      },
    },
  })),
];
