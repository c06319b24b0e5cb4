import type { CashMovementKind, ChequeState } from "#domain/core/records.ts";
import { counted } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";

export const cashMoveLabels: Record<CashMovementKind, string> = {
  float: "Apport",
  expense: "Dépense",
  bank: "Remise en banque",
  refund: "Remboursement",
  other: "Autre mouvement",
};

export const chequeStateLabels: Record<ChequeState, string> = {
  in_hand: words.inHand,
  deposited: words.deposited,
  cleared: "Encaissé",
  bounced: words.bounced,
};

/** What one does with a cheque, by the state that it is in then. */
export const chequeDeedLabels: Record<ChequeState, string> = {
  in_hand: "Reprendre",
  deposited: words.deposit,
  cleared: words.collect,
  bounced: "Rejeter",
};

/** The French of what the screen of the till and its print share. */
export const tillStrings = {
  /** Beside what else goes there is room for no more. */
  dayClosed: "Caisse clôturée",
  deposits: "Acomptes",
  balances: "Soldes",
  counter: "Comptoir",
  nobody: "Sans nom",
  opening: "Ouverture",
  received: "Espèces reçues",
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
