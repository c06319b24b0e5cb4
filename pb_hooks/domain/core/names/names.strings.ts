/**
 * Labels of stored codes, on screens and prints. They are separate from the messages, which the first page need not
 * load.
 */
import type {
  CashMovementKind,
  ChequeState,
  ClaimStatus,
  ContactDesign,
  ContactOrderStatus,
  ContactSheetSource,
  ContactSheetStatus,
  ContactWear,
  CreditGoods,
  CreditReason,
  EstimateAnswer,
  FundKind,
  JobStatus,
  LensUse,
  MessageKind,
  PartDirection,
  PaymentMethod,
  PrescriptionSource,
  ProductType,
  QuoteRefusal,
  QuoteTitle,
  ReversalKind,
  ServiceCause,
  ServiceCondition,
  ServiceKind,
  ServicePayer,
  ServiceStatus,
  SupplierAnswer,
} from "#domain/core/records.ts";

/** Product types, also used by catalogues and search. */
export const productTypeNames: Record<ProductType, string> = {
  frame: "Monture",
  lens: "Verre",
  sunglasses: "Lunettes de soleil",
  accessory: "Accessoire",
  other: "Autre",
  service: "Prestation",
  contact_lens: "Lentilles de contact",
};

/** States of a sheet of contact lenses. */
export const contactSheetStatusNames: Record<ContactSheetStatus, string> = {
  trial: "À l’essai",
  final: "Validée",
  stopped: "Arrêtée",
};

/** Origin of the values of a sheet of contact lenses. */
export const contactSheetSourceNames: Record<ContactSheetSource, string> = {
  medical: "Ordonnance médicale",
  fitting: "Adaptation",
  box: "Boîte du client",
};

export const contactDesignNames: Record<ContactDesign, string> = {
  sphere: "Sphérique",
  toric: "Torique",
  multifocal: "Multifocale",
  toric_multifocal: "Torique multifocale",
};

/** Replacement intervals of contact lenses. */
export const contactWearNames: Record<ContactWear, string> = {
  daily: "Journalière",
  two_weekly: "Bimensuelle",
  monthly: "Mensuelle",
  quarterly: "Trimestrielle",
  half_yearly: "Semestrielle",
  yearly: "Annuelle",
};

/** States of the boxes of a line. */
export const contactOrderStatusNames: Record<ContactOrderStatus, string> = {
  to_order: "À commander",
  ordered: "Commandée",
  arrived: "Arrivée",
  given: "Remise",
  cancelled: "Annulée",
};

/** Kinds of reversals of a cheque. */
export const reversalNames: Record<ReversalKind, string> = {
  bounced: "Chèque rejeté",
  returned: "Chèque rendu",
  honoured: "Chèque honoré",
};
export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: "Espèces",
  card: "Carte bancaire",
  check: "Chèque",
  transfer: "Virement bancaire",
  bank_transfer: "Virement bancaire",
  other: "Autre",
  credit: "Avoir",
};

/** Name of a fund's payments in figures, listed beside the payment methods. */
export const fundMethodName = "Organisme";

/** Kinds of cash movements other than payments. */
export const cashMovementNames: Record<CashMovementKind, string> = {
  float: "Apport",
  expense: "Dépense",
  bank: "Remise en banque",
  refund: "Remboursement",
  other: "Autre mouvement",
  supplier: "Fournisseur",
};

export const chequeStateNames: Record<ChequeState, string> = {
  in_hand: "En main",
  deposited: "Remis",
  cleared: "Encaissé",
  bounced: "Rejeté",
  returned: "Rendu",
};

export const fundKindNames: Record<FundKind, string> = {
  amo: "AMO",
  mutual: "Mutuelle",
  insurer: "Assurance",
  employer: "Employeur",
};

export const claimStatusNames: Record<ClaimStatus, string> = {
  todo: "À compléter",
  ready: "Complet",
  given: "Transmis",
  asked: "Accord demandé",
  agreed: "Accordé",
  refused: "Refusé",
  sent: "Envoyé",
  paid: "Payé",
  partly: "Payé en partie",
  rejected: "Rejeté",
};

export const jobStatusNames: Record<JobStatus, string> = {
  to_order: "À commander",
  ordered: "Commandé",
  mounting: "Au montage",
  ready: "Prêt",
  delivered: "Livré",
  cancelled: "Annulé",
};

export const creditReasonNames: Record<CreditReason, string> = {
  return: "Retour",
  price: "Erreur de prix",
  client: "Erreur de client",
  order: "Commande annulée",
  late: "Retard de livraison",
  warranty: "Garantie",
  gesture: "Geste commercial",
};

/** Names of where the goods of a credited line are now. */
export const creditGoodsNames: Record<CreditGoods, string> = {
  shelf: "Remis en rayon",
  defect: "Défectueux",
  none: "Pas de retour",
};

export const messageKindNames: Record<MessageKind, string> = {
  reminder: "Rappel",
  ready: "Lunettes prêtes",
  unpaid: "Solde restant",
  quote: "Devis",
  reimbursable: "Remboursable",
  service: "SAV prêt",
  estimate: "Prix à accepter",
  delay: "Retard annoncé",
  lens_ready: "Lentilles arrivées",
  lens_supply: "Renouvellement de lentilles",
  lens_check: "Contrôle de lentilles",
  lens_recall: "Rappel de lentilles",
};

/** Origin of the values of a prescription. */
export const prescriptionSourceNames: Record<PrescriptionSource, string> = {
  medical: "Ordonnance médicale",
  refraction: "Réfraction",
  old_glasses: "Anciens verres",
};

/** Uses of a pair of glasses, within a sentence. */
export const lensUseNames: Record<LensUse, string> = {
  far: "vision de loin",
  near: "vision de près",
  intermediate: "vision intermédiaire",
  progressive: "progressifs",
  sun: "solaires",
};

export const quoteTitleNames: Record<QuoteTitle, string> = {
  quote: "Devis",
  proforma: "Facture pro forma",
};

/** Reasons why a quote was refused. */
export const quoteRefusalNames: Record<QuoteRefusal, string> = {
  price: "Prix",
  delay: "Délai",
  elsewhere: "Acheté ailleurs",
  silence: "Sans réponse",
  other: "Autre raison",
};

export const serviceStatusNames: Record<ServiceStatus, string> = {
  todo: "À faire",
  waiting: "Attend l’accord",
  supplier: "Chez le fournisseur",
  ready: "Prêt",
  returned: "Rendu",
  cancelled: "Abandonné",
};

export const serviceKindNames: Record<ServiceKind, string> = {
  adjust: "Ajustage",
  repair: "Réparation",
  warranty: "Garantie",
  remake: "Verres à refaire",
};

export const serviceCauseNames: Record<ServiceCause, string> = {
  maker: "Défaut du fabricant",
  lab: "Erreur du labo",
  mounting: "Notre montage",
  measure: "Notre mesure",
  entry: "Notre saisie",
  prescription: "Ordonnance changée",
  adaptation: "Non-adaptation",
  wear: "Usure",
  client: "Casse par le client",
  transport: "Transport",
};

/** Condition of glasses left by a client. */
export const serviceConditionNames: Record<ServiceCondition, string> = {
  scratched: "Verres rayés",
  worn: "Monture usée",
  broken: "Cassée",
  missing: "Pièce manquante",
  fragile: "Fragile ou déjà réparée",
  case: "Avec étui",
};

/** Payer of after-sales work. */
export const servicePayerNames: Record<ServicePayer, string> = {
  shop: "La boutique",
  client: "Le client",
  supplier: "Le fournisseur",
};

/** Answers of a client to an estimate. */
export const estimateAnswerNames: Record<EstimateAnswer, string> = {
  accepted: "Accepté",
  refused: "Refusé",
};

/** Answers of a supplier to what was sent back. */
export const supplierAnswerNames: Record<SupplierAnswer, string> = {
  credit: "Avoir",
  replaced: "Remplacé",
  repaired: "Réparé",
  refused: "Refusé",
};

/** Whether a part of a ticket is given out, or received in exchange. */
export const partDirectionNames: Record<PartDirection, string> = {
  out: "Donné",
  in: "Reçu en échange",
};
