/** Sentences about funds and claims, by code (messages.ts). */
export const claimSentences: Record<string, string> = {
  "fund.unknown_record": "Cet organisme est introuvable",
  "fund.required": "L’organisme est requis",
  "prescriber.required": "Le prescripteur est requis",
  "examined_on.required": "La date de l’ordonnance est requise",
  "beneficiary.required": "L’acheteur ou le bénéficiaire est requis",
  "refusal.required": "Le motif du rejet est requis",
  "claims.required": "Choisissez au moins une prise en charge",
  "amounts.required": "Indiquez au moins un montant",
  claim_exists: "Cette facture a déjà une prise en charge",
  claim_exists_quote: "Ce devis a déjà une prise en charge",
  claim_both:
    "Le devis et la facture ont chacun une prise en charge\u00a0: supprimez l’une des deux",
  claim_subject: "Une prise en charge porte sur une facture ou sur un devis, pas sur les deux",
  claim_quote_client: "Une prise en charge demande un devis au nom d’un client",
  claim_refused_quote:
    "Ce devis est refusé\u00a0: rouvrez-le avant de demander une prise en charge",
  claim_unsold:
    "Cette prise en charge n’a pas encore de facture\u00a0: transformez d’abord le devis en vente",
  claim_lost: "Le devis de cette prise en charge est refusé ou expiré\u00a0: elle est sans suite",
  claim_received: "L’organisme a déjà payé\u00a0: la prise en charge reste sur son bordereau",
  claim_client: "Une prise en charge demande une facture au nom d’un client",
  claim_step: "Cet état ne suit pas celui de la prise en charge",
  claim_sent: "Cette prise en charge est déjà sur un bordereau",
  claim_waiting: "Cette prise en charge n’attend pas de paiement",
  claim_rejected: "Cette prise en charge est rejetée",
  claims_fixed: "Une prise en charge est écrite par sa page",
  agreed_required: "Indiquez le montant accordé",
  agreed_max: "Le montant accordé dépasse le total de la facture moins ses avoirs",
  agreed_max_quote: "Le montant accordé dépasse le total du devis",
  agreed_exceeds: "C’est plus que ce que l’organisme doit encore pour cette prise en charge",
  below_agreed: "Le total descendrait sous le montant accordé par l’organisme",
  not_agreed: "Cette prise en charge n’est pas accordée",
  other_fund: "Cette prise en charge est celle d’un autre organisme",
  not_on_slip: "Cette prise en charge n’est pas sur ce bordereau",
  slip_paid: "Ce paiement est déjà enregistré",
  fund_archived: "Cet organisme est archivé",
  fund_used: "Cet organisme a des prises en charge\u00a0: archivez-le au lieu de le supprimer",
  fund_payment_fixed:
    "Le paiement d’un organisme s’enregistre par son bordereau, et ne se modifie plus",
  fund_refund_exceeds:
    "C’est plus que ce que l’organisme a payé de cette facture et qui ne lui est pas encore remboursé",
  refund_fund_credit: "Un avoir gardé se rembourse au client, pas à un organisme",
  quote_claimed:
    "La prise en charge de ce devis est sur un bordereau\u00a0: le devis ne peut pas être supprimé",
  invoice_claimed:
    "La prise en charge de cette facture est sur un bordereau\u00a0: la facture ne peut pas être supprimée",
};
