/** French that several features share about suppliers' bills, payments and credits. */
import type { BillPaymentState, SupplierCreditReason } from "#domain/core/records.ts";
import type { BillRemark, BillState } from "#domain/purchases/bill.ts";
import type { CalendarKind } from "#domain/purchases/calendar.ts";
import type { AccountKind, BillAge } from "#domain/purchases/supplierAccount.ts";
import type { SupplierCreditState } from "#domain/purchases/supplierCredit.ts";
import { counted } from "#lib/texts/labels.ts";

export const billStateLabels: Record<BillState, string> = {
  unpaid: "À payer",
  partial: "Partielle",
  late: "En retard",
  paid: "Payée",
};

export { billMethodNames as billMethodLabels } from "#domain/purchases/billMethods.strings.ts";

export const billPaymentStateLabels: Record<BillPaymentState, string> = {
  issued: "Émis",
  debited: "Débité",
  refused: "Refusé",
};

export const supplierCreditStateLabels: Record<SupplierCreditState, string> = {
  expected: "Attendu",
  received: "Reçu",
  used: "Utilisé",
  abandoned: "Abandonné",
};

export const supplierCreditReasonLabels: Record<SupplierCreditReason, string> = {
  return: "Retour",
  price: "Écart de prix",
  missing: "Manquant",
  warranty: "Garantie",
  rebate: "Remise",
  other: "Autre",
};

export const billAgeLabels: Record<BillAge, string> = {
  current: "À échoir",
  d30: "1 à 30 jours",
  d60: "31 à 60 jours",
  d90: "61 à 90 jours",
  older: "Plus de 90 jours",
};

export const accountKindLabels: Record<AccountKind, string> = {
  bill: "Facture",
  credit: "Avoir",
  payment: "Règlement",
  refused: "Refus",
};

export const calendarKindLabels: Record<CalendarKind, string> = {
  cheque: "Chèque d’un client",
  plan: "Échéance d’un client",
  bill: "Facture",
  check: "Chèque émis",
  lcn: "Effet émis",
};

/** Remarks on a bill or a payment, which never prevent a save. */
export const billRemarkTexts: Record<BillRemark, string> = {
  vat_odd: "La TVA n’est pas celle du taux\u00a0: vérifiez le papier.",
  due_far: "L’échéance dépasse les 120 jours que la loi permet.",
  price_gap: "Un prix n’est pas celui du bon de réception.",
  over_billed: "Il y a plus de pièces facturées qu’arrivées.",
  lines_gap: "Les lignes ne font pas le total hors taxe.",
  cash_limit:
    "Plus de 5\u202f000 DH par jour ou 50\u202f000 DH par mois en espèces à un fournisseur\u00a0: ce n’est plus déductible (CGI, art. 11-II et 106-II).",
};

export const purchaseWords = {
  bill: "Facture",
  payments: "Règlements",
  supplierCredits: "Avoirs",
  creditWord: "Avoir",
  payment: "Règlement",
  billTitle: (number: string) => `Facture ${number}`,
  billOf: (number: string, supplier: string) => `${number}, ${supplier}`,
  paymentTitle: (method: string, reference: string) =>
    [method, reference && `n° ${reference}`].filter(Boolean).join(" "),
  creditTitle: (number: string) => (number ? `Avoir ${number}` : "Avoir demandé"),
  due: (day: string) => `échéance le ${day}`,
  rest: "Reste",
  left: "À valoir",
  credits: "Avoirs à utiliser",
  expected: "Avoirs attendus",
  balance: "Solde",
  opening: "Solde au début",
  closing: "Solde à la fin",
  debit: "Dû",
  credit: "Réglé",
  late: "En retard",
  undated: "Sans date",
  in: "À encaisser",
  out: "À payer",
  week: (from: string, to: string) => `Du ${from} au ${to}`,
  thisWeek: "Cette semaine",
  weeks: (count: number) => counted(count, "semaine"),
  nothing: "rien",
  accountFailed: "Le compte du fournisseur n’a pas pu être chargé. Réessayez.",
  calendarFailed: "L’échéancier n’a pas pu être chargé. Réessayez.",
} as const;
