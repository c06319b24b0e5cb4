import type { ChequeState } from "#domain/core/records.ts";
import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export {
  cashMovementNames as cashMoveLabels,
  chequeStateNames as chequeStateLabels,
} from "#domain/core/names/names.strings.ts";

/** Labels of the actions on a cheque, by the state that each sets. */
export const chequeActionLabels: Record<ChequeState, string> = {
  in_hand: "Reprendre",
  deposited: words.deposit,
  cleared: words.collect,
  bounced: "Rejeter",
  returned: "Rendre au client",
};

/** French shared by the till's screen and print. */
export const tillStrings = {
  /** Short form, for use beside other details. */
  dayClosed: "Caisse clôturée",
  deposits: "Acomptes",
  balances: "Soldes",
  counter: "Comptoir",
  funds: "Chèques d’organismes",
  nobody: "Sans nom",
  opening: "Ouverture",
  received: "Espèces encaissées",
  refunds: "Remboursements",
  credited: "Avoirs émis",
  kept: "Gardés en avoir",
  used: "Avoirs utilisés",
  reversed: "Chèques rejetés",
  expected: "Attendu en caisse",
  expectedThen: "Attendu à la clôture",
  difference: "Écart",
  changed: (changes: string) =>
    changes ? `Modifié après clôture\u00a0: ${changes}.` : "Modifié après clôture.",
  noSale: "Aucune vente ce jour",
  sales: (count: number, from: string, to: string) =>
    count > 1 ? `${count} ventes, factures ${from} à ${to}` : `1 vente, facture ${from}`,
  salesAlone: (count: number) => counted(count, "vente"),
} as const;
