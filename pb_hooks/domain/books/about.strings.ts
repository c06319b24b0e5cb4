/** French of `lisez-moi.txt` and of the accounts (docs/rules-books.md, Files). */
import { formatCount } from "#domain/core/days/formatDays.ts";
import {
  cashMovementNames,
  fundMethodName,
  paymentMethodNames,
} from "#domain/core/names/names.strings.ts";
import type { AccountPlace } from "./accounts.ts";
import type { PackFile } from "./books.strings.ts";
import { billMethodNames } from "#domain/purchases/billMethods.strings.ts";

/** Sentence that describes each file of the pack. */
export const fileSentences: Record<PackFile, string> = {
  sales: "factures et avoirs de la période, par taux de TVA. Un avoir est négatif.",
  takings: "argent des clients et des organismes à sa date, par taux de TVA.",
  purchases: "factures et avoirs des fournisseurs, par taux, au jour où ils sont comptabilisés.",
  payments: "règlements des fournisseurs, par facture et par taux, pour le relevé de déductions.",
  cash: "mouvements d’espèces de la caisse et ses clôtures.",
  stamp: "droit de timbre sur les espèces des clients, par mois.",
  stock: "stock au dernier jour de la période.",
  series: "premiers et derniers numéros, numéros manquants ou redonnés.",
  entries: "écritures, aux comptes que vous avez saisis. Chacune est équilibrée.",
  about: "ce texte.",
};

const plural = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${Math.abs(count) > 1 ? "s" : ""}`;
const rate = (percent: number): string => String(percent).replace(".", ",");

export const aboutTexts = {
  title: "Dossier du comptable",
  period: (from: string, to: string) => `Du ${from} au ${to}`,
  totalsTitle: "Totaux",
  totals: {
    sales: (invoices: number, credits: number) =>
      `Ventes, ${plural(invoices, "facture")} et ${plural(credits, "avoir")}\u00a0: `,
    invoiced: (percent: number) => `TVA facturée à ${rate(percent)}\u00a0%, HT et TVA\u00a0: `,
    takings: "Encaissements des clients\u00a0: ",
    collected: (percent: number) => `TVA encaissée à ${rate(percent)}\u00a0%, HT et TVA\u00a0: `,
    purchases: (bills: number, credits: number) =>
      `Achats, ${plural(bills, "facture")} et ${plural(credits, "avoir")}\u00a0: `,
    payments: "Règlements des fournisseurs\u00a0: ",
    stamp: "Droit de timbre\u00a0: ",
    stock: (pieces: number) => `Stock, ${plural(pieces, "pièce")}\u00a0: `,
  },
  differencesTitle: "Écarts",
  noDifference: "Aucun écart.",
  filesTitle: "Fichiers",
  missingTitle: "Les écritures viendront quand ces comptes seront saisis",
} as const;

const groups: Readonly<Record<string, string>> = {
  sales: "Ventes",
  vat_out: "TVA facturée",
  purchases: "Achats",
  vat_in: "TVA récupérable",
  clients: "Clients",
  suppliers: "Fournisseurs",
  kept: "Avoirs conservés",
  difference: "Écarts de caisse",
  in: "Encaissements",
  out: "Règlements",
  moves: "Caisse",
};

function keyName(group: string, key: string): string {
  const names: Readonly<Record<string, string>> = {
    ...(group === "in" && { ...paymentMethodNames, fund: fundMethodName }),
    ...(group === "out" && billMethodNames),
    ...(group === "moves" && cashMovementNames),
    none: "sans TVA",
  };
  return names[key] ?? `${key.replace(".", ",")}\u00a0%`;
}

/** Name of an account: 'Ventes, 20 %', 'Clients'. */
export function accountName(place: AccountPlace): string {
  const dot = place.indexOf(".");
  const group = dot < 0 ? place : place.slice(0, dot);
  const name = groups[group] ?? group;
  return dot < 0 ? name : `${name}, ${keyName(group, place.slice(dot + 1))}`;
}
